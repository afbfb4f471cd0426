import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

/** One fact under its name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts under one another. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={blocks.terms}>{children}</dl>;
}
