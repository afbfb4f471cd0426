import type { ReactNode } from 'react';
import classes from './figures.module.css';
import blocks from '../blocks.module.css';

export type Figure = {
  readonly label: string;
  /** The long form of an abbreviated label. */
  readonly long?: string;
  readonly value: ReactNode;
  /** The most prominent figure. */
  readonly main?: boolean;
};

/** Figures side by side, each below its label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`${blocks.card} ${classes.figures}`}>
      {figures.map(({ label, long, value, main }) => (
        <div key={label} data-main={main || undefined}>
          <dt className={`${blocks.small} ${blocks.strong}`}>
            {long ? <abbr title={long}>{label}</abbr> : label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
