import '@mantine/core/styles/Input.css';
import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import classes from './filter-form.module.css';

type Props = {
  /** Target of the form; this page by default. */
  action?: string;
  /** Makes the form a search landmark. */
  isSearch?: boolean;
  /** Fields with labels, a button and other content of the row. */
  children: ReactNode;
};

/** A GET form that filters the page through its URL and works without JavaScript. */
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
