import type { ReactNode } from 'react';
import classes from './figures.module.css';
import blocks from '../blocks.module.css';

export type Figure = {
  readonly label: string;
  /** What the label stands for, where it is an abbreviation. */
  readonly long?: string;
  readonly value: ReactNode;
  /** Set apart: what the eye should meet first. */
  readonly main?: boolean;
};

/** Numbers side by side, each under its label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`${blocks.card} ${classes.figures}`}>
      {figures.map(({ label, long, value, main }) => (
        <div key={label} data-main={main || undefined}>
          <dt>{long ? <abbr title={long}>{label}</abbr> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
