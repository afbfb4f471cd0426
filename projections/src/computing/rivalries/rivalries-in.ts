import type { GameRow } from '../../views/games/games.table.ts';
import { headToHeadRow } from '../../views/rivalries/head-to-head.ts';
import type { RivalryRow } from '../../views/rivalries/rivalries.table.ts';

/** Computes a team's rivalries from its games of one season, as the view stores them. */
export const rivalriesIn = (games: readonly GameRow[], teamId: number): readonly RivalryRow[] => {
  const opponentIn = ({ homeTeamId, awayTeamId }: GameRow) =>
    homeTeamId === teamId ? awayTeamId : homeTeamId;
  return [...Map.groupBy(games, opponentIn)].flatMap(
    ([other, own]) => headToHeadRow(own, Math.min(teamId, other), Math.max(teamId, other)) ?? [],
  );
};
