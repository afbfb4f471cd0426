import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';
import { GameRow, type GameRowProps } from './GameRow.tsx';
import { TeamGameRow } from './TeamGameRow.tsx';

type Props = Omit<GameRowProps, 'game'> & {
  games: readonly GameCard[];
  /** Shows the games from this team's side: opponent and outcome. */
  teamId?: number;
};

export function GameList({ games, teamId, ...rowProps }: Props) {
  return (
    <ul className={`${blocks.surface} ${classes.list}`}>
      {games.map((game) =>
        teamId === undefined ? (
          <GameRow key={game.id} game={game} {...rowProps} />
        ) : (
          <TeamGameRow key={game.id} game={game} teamId={teamId} {...rowProps} />
        ),
      )}
    </ul>
  );
}
