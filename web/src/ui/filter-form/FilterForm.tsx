import type { ReactNode } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import blocks from '../blocks.module.css';

type Props = {
  /** Finds things by name: a landmark of its own. */
  isSearch?: boolean;
  /** Labels with their fields, a button, and what else belongs in the row. */
  children: ReactNode;
};

/** Chooses what the page shows. A plain form: the address says what was chosen, and it works without JavaScript too. */
export function FilterForm({ isSearch = false, children }: Props) {
  const { path } = usePageLocation();
  return (
    <form method="get" action={path} className={blocks.fields} {...(isSearch && { role: 'search' })}>
      {children}
    </form>
  );
}
