import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

type Props = {
  /** Accessible name of the table. */
  label: string;
  /** Head and body; rows with `data-marked` are highlighted. */
  children: ReactNode;
};

/** A table of words that scrolls by itself when it is wider than the page. */
export function PlainTable({ label, children }: Props) {
  return (
    <div className={blocks.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={blocks.words}>{children}</table>
    </div>
  );
}
