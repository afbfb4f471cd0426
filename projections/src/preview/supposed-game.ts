import type { GameChange } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { GameRow } from '../games/games.table.ts';

/** A game as it is recorded and as it is supposed to be; null where it is, or would be, deleted. */
export type SupposedGame = { readonly before: GameRow | null; readonly after: GameRow | null };

type Result = NonNullable<GameChange['result']>;

const withResult = (game: GameRow, result: Result | null): GameRow => ({
  ...game,
  status: result ? 'final' : 'scheduled',
  home_goals: result?.homeGoals ?? null,
  away_goals: result?.awayGoals ?? null,
  decided_in: result?.decidedIn ?? null,
  forfeited_by: result?.forfeitedBy ?? null,
  home_fair_play: result?.homeFairPlay ?? null,
  away_fair_play: result?.awayFairPlay ?? null,
  period: null,
  confirmation: result && 'entered',
  confirmation_by: null,
});

const withTeams = (game: GameRow, { homeTeamId, awayTeamId }: NonNullable<GameChange['teams']>): GameRow => ({
  ...game,
  home_team_id: homeTeamId,
  away_team_id: awayTeamId,
  team_lo: Math.min(homeTeamId, awayTeamId),
  team_hi: Math.max(homeTeamId, awayTeamId),
});

/** The game with what is supposed of it. `deleted`: whether it is now. */
export const supposedGame = (game: GameRow, deleted: boolean, change: GameChange): SupposedGame => {
  const placed = change.placement
    ? { ...game, stage: change.placement.stage, group_name: change.placement.group }
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
  const ids = new Set(supposed.flatMap(({ before, after }) => [before?.game_id, after?.game_id]));
  const added = supposed.flatMap(({ after }) => (after ? [after] : []));
  return [...games.filter(({ game_id }) => !ids.has(game_id)), ...added].sort(
    (a, b) => a.game_id - b.game_id,
  );
};

/** The teams of the games, as they are and as they would be. */
export const teamsIn = (supposed: readonly SupposedGame[]): readonly number[] => [
  ...new Set(
    supposed.flatMap(({ before, after }) =>
      [before, after].flatMap((game) => (game ? [game.home_team_id, game.away_team_id] : [])),
    ),
  ),
];
