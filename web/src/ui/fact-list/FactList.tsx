import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

/** One name with its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={blocks.note}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function FactList({ children }: { children: ReactNode }) {
  return <dl className={blocks.terms}>{children}</dl>;
}
