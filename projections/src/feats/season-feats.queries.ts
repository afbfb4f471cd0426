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
  of: 'biggest_margin' | 'most_goals' | 'shutouts' | 'longest_winning_streak',
): Promise<FeatRow | undefined> =>
  db
    .selectFrom('feats')
    .select(columns)
    .where('season_id', '=', seasonId)
    .where(of, '>', 0)
    .orderBy(of, 'desc')
    .orderBy('team_id')
    .limit(1)
    .executeTakeFirst();

const gameRecord = (row: FeatRow | undefined, feat: GameFeat | null | undefined, names: Names) =>
  row && feat
    ? {
        team: names.team(row.team_id, row.season_id),
        opponent: names.team(feat.opponentId, row.season_id),
        goalsFor: feat.goalsFor,
        goalsAgainst: feat.goalsAgainst,
        date: feat.date,
        path: names.paths.game(names.slugOfSeason(row.season_id), feat.gameId),
      }
    : null;

const teamRecord = (row: FeatRow | undefined, value: number | undefined, names: Names) =>
  row && value !== undefined ? { team: names.team(row.team_id, row.season_id), value } : null;

/** The season's biggest win, highest-scoring game, most shut-outs and longest winning streak. */
export const featsOfSeason = async (db: Db, catalogue: Catalogue, seasonId: number): Promise<SeasonFeats> => {
  const [win, scoring, shutouts, streak] = await Promise.all([
    most(db, seasonId, 'biggest_margin'),
    most(db, seasonId, 'most_goals'),
    most(db, seasonId, 'shutouts'),
    most(db, seasonId, 'longest_winning_streak'),
  ]);
  const teamIds = [win, scoring, shutouts, streak].flatMap((row) => (row ? [row.team_id] : []));
  const opponents = [win?.biggest_win, scoring?.highest_scoring].flatMap((feat) =>
    feat ? [feat.opponentId] : [],
  );
  const teams = [...teamIds, ...opponents].map((teamId) => ({ teamId, seasonId }));
  const names = await namesFor(db, catalogue, { teams });
  return {
    biggestWin: gameRecord(win, win?.biggest_win, names),
    highestScoring: gameRecord(scoring, scoring?.highest_scoring, names),
    shutouts: teamRecord(shutouts, shutouts?.shutouts, names),
    longestWinningStreak: teamRecord(streak, streak?.longest_winning_streak, names),
  };
};
