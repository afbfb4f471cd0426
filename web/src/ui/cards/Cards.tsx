import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import classes from './cards.module.css';
import blocks from '../blocks.module.css';

export type Card = {
  readonly path: string;
  readonly name: string;
  /** One line of facts under the name. */
  readonly facts: string;
  /** A second line: who leads, who won. */
  readonly note?: ReactNode;
};

/** Places to go, each with its facts. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={`${blocks.grid} ${classes.cards}`}>
      {cards.map(({ path, name, facts, note }) => (
        <li key={path} className={blocks.card}>
          <Link href={path}>{name}</Link>
          <span className={blocks.note}>{facts}</span>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
