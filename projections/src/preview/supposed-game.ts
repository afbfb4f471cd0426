import type { GameChange } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { GameRow } from '../games/games.table.ts';

/** A game as it is recorded and as it is supposed to be; null where it is, or would be, deleted. */
export type SupposedGame = { readonly before: GameRow | null; readonly after: GameRow | null };

type Result = NonNullable<GameChange['result']>;

const withResult = (game: GameRow, result: Result | null): GameRow => ({
  ...game,
  status: result ? 'final' : 'scheduled',
  homeGoals: result?.homeGoals ?? null,
  awayGoals: result?.awayGoals ?? null,
  decidedIn: result?.decidedIn ?? null,
  forfeitedBy: result?.forfeitedBy ?? null,
  homeFairPlay: result?.homeFairPlay ?? null,
  awayFairPlay: result?.awayFairPlay ?? null,
  period: null,
  confirmation: result && 'entered',
  confirmationBy: null,
});

const withTeams = (game: GameRow, { homeTeamId, awayTeamId }: NonNullable<GameChange['teams']>): GameRow => ({
  ...game,
  homeTeamId,
  awayTeamId,
  teamLo: Math.min(homeTeamId, awayTeamId),
  teamHi: Math.max(homeTeamId, awayTeamId),
});

/** The game with what is supposed of it. `deleted`: whether it is now. */
export const supposedGame = (game: GameRow, deleted: boolean, change: GameChange): SupposedGame => {
  const placed = change.placement
    ? { ...game, stage: change.placement.stage, groupName: change.placement.group }
    : game;
  const moved = change.occasion ? { ...placed, ...change.occasion } : placed;
  const met = change.teams ? withTeams(moved, change.teams) : moved;
  const ended = change.result === undefined ? met : withResult(met, change.result);
  return { before: deleted ? null : game, after: (change.deleted ?? deleted) ? null : ended };
};

/** The games with those supposed in the place of those recorded, in the order of their ids. */
export const supposingGames = (
  games: readonly GameRow[],
  supposed: readonly SupposedGame[],
): readonly GameRow[] => {
  const ids = new Set(supposed.flatMap(({ before, after }) => [before?.gameId, after?.gameId]));
  const added = supposed.flatMap(({ after }) => (after ? [after] : []));
  return [...games.filter(({ gameId }) => !ids.has(gameId)), ...added].sort((a, b) => a.gameId - b.gameId);
};

/** The teams of the games, as they are and as they would be. */
export const teamsIn = (supposed: readonly SupposedGame[]): readonly number[] => [
  ...new Set(
    supposed.flatMap(({ before, after }) =>
      [before, after].flatMap((game) => (game ? [game.homeTeamId, game.awayTeamId] : [])),
    ),
  ),
];
