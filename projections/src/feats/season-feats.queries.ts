import type { SeasonFeats } from '@rondelle/contracts/competition/season.outputs.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { type Names, namesFor } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { type FeatRow, type GameFeat, featsTable } from './feats.table.ts';

const columns = Object.keys(featsTable.columns) as (keyof FeatRow)[];

/** The team of a season that has most of something; of equals the one that was registered first. */
const most = (
  db: Db,
  seasonId: number,
  of: 'biggestMargin' | 'mostGoals' | 'shutouts' | 'longestWinningStreak',
): Promise<FeatRow | undefined> =>
  db
    .selectFrom('feats')
    .select(columns)
    .where('seasonId', '=', seasonId)
    .where(of, '>', 0)
    .orderBy(of, 'desc')
    .orderBy('teamId')
    .limit(1)
    .executeTakeFirst();

const gameRecord = (row: FeatRow | undefined, feat: GameFeat | null | undefined, names: Names) =>
  row && feat
    ? {
        team: names.team(row.teamId, row.seasonId),
        opponent: names.team(feat.opponentId, row.seasonId),
        goalsFor: feat.goalsFor,
        goalsAgainst: feat.goalsAgainst,
        date: feat.date,
        path: names.paths.game(names.slugOfSeason(row.seasonId), feat.gameId),
      }
    : null;

const teamRecord = (row: FeatRow | undefined, value: number | undefined, names: Names) =>
  row && value !== undefined ? { team: names.team(row.teamId, row.seasonId), value } : null;

/** The season's biggest win, highest-scoring game, most shut-outs and longest winning streak. */
export const featsOfSeason = async (db: Db, catalogue: Catalogue, seasonId: number): Promise<SeasonFeats> => {
  const [win, scoring, shutouts, streak] = await Promise.all([
    most(db, seasonId, 'biggestMargin'),
    most(db, seasonId, 'mostGoals'),
    most(db, seasonId, 'shutouts'),
    most(db, seasonId, 'longestWinningStreak'),
  ]);
  const teamIds = [win, scoring, shutouts, streak].flatMap((row) => (row ? [row.teamId] : []));
  const opponents = [win?.biggestWin, scoring?.highestScoring].flatMap((feat) =>
    feat ? [feat.opponentId] : [],
  );
  const teams = [...teamIds, ...opponents].map((teamId) => ({ teamId, seasonId }));
  const names = await namesFor(db, catalogue, { teams });
  return {
    biggestWin: gameRecord(win, win?.biggestWin, names),
    highestScoring: gameRecord(scoring, scoring?.highestScoring, names),
    shutouts: teamRecord(shutouts, shutouts?.shutouts, names),
    longestWinningStreak: teamRecord(streak, streak?.longestWinningStreak, names),
  };
};
