import type { ReactNode } from 'react';
import classes from './columns.module.css';
import blocks from '../blocks.module.css';

type Props = {
  main: ReactNode;
  aside: ReactNode;
  /** Gives both columns the same width. */
  even?: boolean;
  /** Places them side by side only where the main column has room for a wide table. */
  late?: boolean;
};

/** Main content with secondary content, side by side on wide screens. */
export function Columns({ main, aside, even, late }: Props) {
  return (
    <div
      className={`${blocks.stack} ${classes.columns}`}
      data-wide
      data-even={even || undefined}
      data-late={late || undefined}
    >
      <div className={blocks.stack} data-wide>
        {main}
      </div>
      <div className={blocks.stack} data-wide>
        {aside}
      </div>
    </div>
  );
}
