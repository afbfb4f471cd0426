import type { Feats, SeasonOf } from '../outputs/feats-output.ts';
import type { recordOutputOf } from '../outputs/record-output.ts';
import { featsOf } from '../../views/feats/feats.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { streaksOf } from '../../views/streaks/streaks.ts';
import type { StreaksOfKind } from '../../views/streaks/streaks.table.ts';
import { recordOf } from '../../views/team-records/team-record.ts';
import { featsOfTeam, recordOfSeason, streaksOfSeason } from './team-rows.ts';

/** A team's record, streaks and feats. */
export type Counted = {
  readonly record: Parameters<typeof recordOutputOf>[0];
  readonly streaks: { readonly winning: StreaksOfKind; readonly losing: StreaksOfKind };
  readonly feats: Feats;
  readonly seasonOf: SeasonOf;
};

/** Computes the counts from games, by the views' functions: for all time, or before a team's first game. */
export const countedFrom = (games: readonly GameRow[], teamId: number): Counted => {
  const seasons = new Map(games.map((game) => [game.gameId, game.seasonId]));
  return {
    record: recordOf(games, teamId),
    streaks: streaksOf(games, teamId),
    feats: featsOf(games, teamId),
    seasonOf: (gameId) => seasons.get(gameId) ?? 0,
  };
};

/** Loads the counts of a season from the views. */
export const countedInSeason = async (db: Db, teamId: number, seasonId: number): Promise<Counted> => {
  const [record, streaks, feats] = await Promise.all([
    recordOfSeason(db, teamId, seasonId),
    streaksOfSeason(db, teamId, seasonId),
    featsOfTeam(db, teamId, seasonId),
  ]);
  return record && streaks && feats
    ? { record, streaks, feats, seasonOf: () => seasonId }
    : countedFrom([], teamId);
};
