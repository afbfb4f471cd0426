import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

type Props = {
  /** What the table is about, for those who listen. */
  label: string;
  /** Its head and body; a row with `data-marked` stands out. */
  children: ReactNode;
};

/** A table to be read; where it is wider than the page, it scrolls by itself. */
export function PlainTable({ label, children }: Props) {
  return (
    <div className={blocks.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={blocks.words}>{children}</table>
    </div>
  );
}
