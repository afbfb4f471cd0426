import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { GameChances } from '@rondelle/contracts/competition/team.outputs.ts';
import { seasonOf, usePageLocation } from '../../lib/page/page-location.ts';
import { useVenueSeason } from '../geography/use-venue-season.ts';
import classes from './game-list.module.css';
import blocks from '../blocks.module.css';
import { GameRow, type GameRowProps } from './GameRow.tsx';
import { TeamGameRow } from './TeamGameRow.tsx';

type Props = Omit<GameRowProps, 'game' | 'inSeason'> & {
  games: readonly GameCard[];
  /** Shows the games from this team's side: opponent and outcome. */
  teamId?: number;
  /** The team's chances of games to come, with `teamId`. */
  chances?: readonly GameChances[] | undefined;
};

export function GameList({ games, teamId, chances, ...rowProps }: Props) {
  const inSeason = useVenueSeason(seasonOf(usePageLocation()));
  return (
    <ul className={`${blocks.surface} ${classes.list}`}>
      {games.map((game) =>
        teamId === undefined ? (
          <GameRow key={game.id} game={game} inSeason={inSeason} {...rowProps} />
        ) : (
          <TeamGameRow
            key={game.id}
            game={game}
            teamId={teamId}
            chances={chances?.find(({ gameId }) => gameId === game.id)}
            inSeason={inSeason}
            {...rowProps}
          />
        ),
      )}
    </ul>
  );
}
