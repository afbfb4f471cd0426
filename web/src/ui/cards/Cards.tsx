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
  /** One line of facts below the name. */
  readonly facts: string;
  /** A second line, such as the leader or the winner. */
  readonly note?: ReactNode;
  /** For a team's card: shows its crest before its name. */
  readonly team?: { readonly id: number; readonly name: string; readonly crest?: CrestChoice | undefined };
  /** Adds the button for my teams. */
  readonly hasStar?: true;
};

/** With more cards than this, a list of rows is shown. */
const mostCards = 4;

type Props = {
  cards: readonly Card[];
  /** The number of cards in all lists of the page. */
  ofAll?: number;
};

/** Links with facts: cards when there are few, rows when there are many. */
export function Cards({ cards, ofAll = cards.length }: Props) {
  const isList = ofAll > mostCards;
  return (
    <ul className={`${blocks.grid} ${isList ? `${blocks.rows} ${classes.rows}` : ''}`}>
      {cards.map(({ path, name, facts, note, team, hasStar }) => (
        <li key={path} className={`${blocks.beside} ${blocks.covered} ${isList ? '' : blocks.card}`}>
          {team && <Crest team={team} />}
          <span className={classes.words}>
            <Link href={path} className={team ? `${blocks.name} ${blocks.plain}` : blocks.name}>
              {name}
            </Link>
            {facts !== '' && <small>{facts}</small>}
            {note && <small>{note}</small>}
          </span>
          {team && hasStar && <StarButton team={team} />}
        </li>
      ))}
    </ul>
  );
}
