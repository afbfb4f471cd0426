import type { GameCard } from '@rondelle/contracts/competition/answers.ts';
import classes from './game-list.module.css';
import { GameRow } from './GameRow.tsx';

type Props = { games: readonly GameCard[]; showDate?: boolean; showCompetition?: boolean };

/** Games one under the other, two beside each other where there is room. */
export function GameList({ games, showDate = false, showCompetition = false }: Props) {
  return (
    <ul className={classes.list}>
      {games.map((game) => (
        <GameRow key={game.id} game={game} showDate={showDate} showCompetition={showCompetition} />
      ))}
    </ul>
  );
}
