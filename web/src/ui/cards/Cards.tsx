import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import classes from './cards.module.css';

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
    <ul className={classes.cards}>
      {cards.map(({ path, name, facts, note }) => (
        <li key={path}>
          <Link href={path}>{name}</Link>
          <span className={classes.facts}>{facts}</span>
          {note && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
