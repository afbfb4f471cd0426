import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import type { ReactNode } from 'react';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import { StarButton } from '../my-teams/StarButton.tsx';
import classes from './cards.module.css';
import blocks from '../blocks.module.css';

export type Card = {
  readonly path: string;
  readonly name: string;
  /** One line of facts under the name. */
  readonly facts: string;
  /** A second line: who leads, who won. */
  readonly note?: ReactNode;
  /** Of a team: its crest stands before its name. */
  readonly team?: { readonly id: number; readonly name: string; readonly crest?: CrestChoice | undefined };
  /** Where one looks for a team: it can be made one's own. */
  readonly hasStar?: true;
};

/** More than so many are a list, in which each takes a row. */
const mostCards = 4;

/** Places to go, each with its facts: cards where they are few, rows where there are many. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  const isList = cards.length > mostCards;
  return (
    <ul className={`${blocks.grid} ${isList ? `${blocks.rows} ${classes.rows}` : classes.cards}`}>
      {cards.map(({ path, name, facts, note, team, hasStar }) => (
        <li key={path} className={isList ? undefined : blocks.card}>
          {team && <Crest team={team} />}
          <span className={classes.words}>
            <Link href={path}>{name}</Link>
            {facts !== '' && <span className={classes.facts}>{facts}</span>}
            {note && <span className={classes.note}>{note}</span>}
          </span>
          {team && hasStar && (
            <span className={classes.star}>
              <StarButton team={team} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
