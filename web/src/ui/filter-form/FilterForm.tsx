import '@mantine/core/styles/Input.css';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import classes from './filter-form.module.css';

type Props = {
  /** Where it is answered; this page if it is not said. */
  action?: string;
  /** Finds things by name: a landmark of its own. */
  isSearch?: boolean;
  /** Fields with their labels, a button, and what else belongs in the row. */
  children: ReactNode;
};

/** Chooses what the page shows. A plain form: the address says what was chosen, and it works without JavaScript too. */
export function FilterForm({ action, isSearch = false, children }: Props) {
  const { path } = usePageLocation();
  return (
    <form
      method="get"
      action={action ?? path}
      className={classes.fields}
      {...(isSearch && { role: 'search' })}
    >
      {children}
    </form>
  );
}
