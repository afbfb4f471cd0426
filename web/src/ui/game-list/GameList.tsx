import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import classes from './game-list.module.css';
import { GameRow, type GameRowProps } from './GameRow.tsx';
import { TeamGameRow } from './TeamGameRow.tsx';

type Props = Omit<GameRowProps, 'game'> & {
  games: readonly GameCard[];
  /** Whose games these are: each row names the opponent, and says how it ended for that team. */
  teamId?: number;
};

/** Games one under the other, each in one row. */
export function GameList({ games, teamId, ...shown }: Props) {
  return (
    <ul className={classes.list}>
      {games.map((game) =>
        teamId === undefined ? (
          <GameRow key={game.id} game={game} {...shown} />
        ) : (
          <TeamGameRow key={game.id} game={game} teamId={teamId} {...shown} />
        ),
      )}
    </ul>
  );
}
