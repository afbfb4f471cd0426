import type { ChangesOutput, SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { addWanted, type Names, namesFor, type Wanted } from '../outputs/names.ts';
import { gamesTable } from '../../views/games/games.table.ts';
import { type FeatRow, featsTable } from '../../views/feats/feats.table.ts';
import { ratingsTable } from '../../views/ratings/ratings.table.ts';
import { publicDb } from '../policy/public-db.ts';
import type { Db } from '../../views/schema.ts';
import { standingsTable } from '../../views/standings/standings.table.ts';
import { type StreakRow, streaksTable } from '../../views/streaks/streaks.table.ts';
import { allTimeChanges } from './all-time.queries.ts';
import { asOfChanges } from './as-of-changes.queries.ts';
import {
  type Around,
  eitherOf,
  featChangesIn,
  type RankChange,
  rankChangesIn,
  ratingChangesIn,
  recordChanges,
  streakChangesIn,
} from '../../computing/preview/changes.ts';
import { divisionChanges } from './division-changes.queries.ts';
import { ranksWith } from './ranks-with.ts';
import type { Previewed, RowChanges } from '../../views/previewed.ts';
import { rowsChanged } from './row-changes.ts';
import { publicChangesOf } from './public-changes.queries.ts';
import { varying } from '../sql/any-of.ts';

const featColumns = Object.keys(featsTable.columns) as (keyof FeatRow)[];
const most = { ratings: 10 };

/** Returns the season's best unchanged teams in each measure, at least one where there is one. */
const bestOfSeason = async (db: Db, seasonId: number, without: ReadonlySet<number>): Promise<FeatRow[]> => {
  const measures = ['biggestMargin', 'mostGoals', 'shutouts', 'longestWinningStreak'] as const;
  const rows = await Promise.all(
    measures.map((measure) =>
      db
        .selectFrom('feats')
        .select(featColumns)
        .where('seasonId', '=', seasonId)
        .orderBy(measure, 'desc')
        .orderBy('teamId')
        .limit(varying(1 + without.size))
        .execute(),
    ),
  );
  return rows.flat().filter((row) => !without.has(row.teamId));
};

const recordsIn = async (db: Db, seasonId: number, feats: readonly Around<FeatRow>[]) => {
  if (feats.length === 0) return [];
  const changed = new Set(feats.map((row) => eitherOf(row).teamId));
  return recordChanges(await bestOfSeason(db, seasonId, changed), feats);
};

const ofSeason = <Row extends { readonly seasonId: number }>(
  rows: readonly Around<Row>[],
  seasonId: number,
) => rows.filter((row) => eitherOf(row).seasonId === seasonId);

/** Returns all changes in one season, by ids. */
const inSeason = async (db: Db, changes: RowChanges, seasonId: number) => {
  const feats = ofSeason(rowsChanged(changes, featsTable), seasonId);
  const standings = ofSeason(rowsChanged(changes, standingsTable), seasonId);
  return {
    seasonId,
    ranks: [...rankChangesIn(standings), ...(await divisionChanges(db, standings))],
    streaks: ofSeason<StreakRow>(rowsChanged(changes, streaksTable), seasonId).flatMap((row) =>
      streakChangesIn(eitherOf(row).teamId, row),
    ),
    feats: feats.flatMap((row) => featChangesIn(eitherOf(row).teamId, row)),
    records: await recordsIn(db, seasonId, feats),
    ratings: ratingChangesIn(ofSeason(rowsChanged(changes, ratingsTable), seasonId), most.ratings),
  };
};
type InSeason = Awaited<ReturnType<typeof inSeason>>;

/** Returns the seasons with changes, latest first. */
const seasonsIn = (changes: RowChanges, { seasons }: Catalogue): readonly number[] => {
  const changed = new Set(
    [standingsTable, streaksTable, featsTable, ratingsTable].flatMap((table) =>
      rowsChanged<typeof table>(changes, table).map(
        (row) => eitherOf<{ readonly seasonId: number }>(row).seasonId,
      ),
    ),
  );
  return seasons.flatMap(({ id }) => (changed.has(id) ? [id] : []));
};

const wantedForRanks = (ranks: readonly RankChange[], seasonId: number): Wanted => {
  const idsOf = (kind: 'league' | 'tournament') =>
    new Set(ranks.flatMap(({ competition }) => (competition.kind === kind ? [competition.id] : [])));
  return {
    teams: ranks.map(({ teamId }) => ({ teamId, seasonId })),
    leagueIds: idsOf('league'),
    tournamentIds: idsOf('tournament'),
  };
};

const wantedBy = ({ seasonId, ranks, streaks, feats, records, ratings }: InSeason): Wanted => {
  const holders = records.flatMap(({ before, after }) => [before, after].flatMap((one) => one ?? []));
  const named = [...streaks, ...feats, ...ratings, ...holders];
  return addWanted(wantedForRanks(ranks, seasonId), {
    teams: named.map(({ teamId }) => ({ teamId, seasonId })),
  });
};

const withNames = (changes: InSeason, names: Names): SeasonChanges => {
  const { seasonId } = changes;
  const team = (id: number) => names.team(id, seasonId);
  const holder = (one: { teamId: number; value: number } | null) =>
    one && { team: team(one.teamId), value: one.value };
  return {
    season: names.season(seasonId),
    ranks: ranksWith(changes.ranks, seasonId, names),
    streaks: changes.streaks.map(({ teamId, ...one }) => ({ team: team(teamId), scope: 'season', ...one })),
    feats: changes.feats.map(({ teamId, ...one }) => ({ team: team(teamId), scope: 'season', ...one })),
    records: changes.records.map(({ record, before, after }) => ({
      record,
      before: holder(before),
      after: holder(after),
    })),
    ratings: changes.ratings.map(({ teamId, ...one }) => ({ team: team(teamId), ...one })),
  };
};

const isAny = ({ ranks, streaks, feats, records, ratings }: InSeason): boolean =>
  [ranks, streaks, feats, records, ratings].some((list) => list.length > 0);

/** Returns every public change of a rank, streak, feat, record or rating in a preview. */
export const changesOf = async (
  { db: whole, ...previewed }: Previewed,
  lang: Language,
): Promise<ChangesOutput> => {
  const db = publicDb(whole);
  const changes = await publicChangesOf(db, await previewed.changes());
  const catalogue = await catalogueIn(db, lang);
  const games = rowsChanged(changes, gamesTable);
  const [all, allTime, asOf] = await Promise.all([
    Promise.all(seasonsIn(changes, catalogue).map((seasonId) => inSeason(db, changes, seasonId))),
    allTimeChanges(db, games),
    asOfChanges(db, games),
  ]);
  const seasons = all.filter(isAny);
  const latest = seasons[0]?.seasonId ?? 0;
  const ever = [...allTime.streaks, ...allTime.feats].map(({ teamId }) => ({ teamId, seasonId: latest }));
  const wanted = [
    { teams: ever },
    ...seasons.map(wantedBy),
    ...asOf.map(({ seasonId, ranks }) => wantedForRanks(ranks, seasonId)),
  ].reduce(addWanted);
  // Deleted entities need their names too.
  await previewed.bringBack();
  const names = await namesFor(db, catalogue, wanted);
  const team = (id: number) => names.team(id, latest);
  return {
    seasons: seasons.map((changed) => withNames(changed, names)),
    allTime: {
      streaks: allTime.streaks.map(({ teamId, ...one }) => ({
        team: team(teamId),
        scope: 'allTime',
        ...one,
      })),
      feats: allTime.feats.map(({ teamId, ...one }) => ({ team: team(teamId), scope: 'allTime', ...one })),
    },
    asOf: asOf.map(({ day, seasonId, ranks }) => ({ day, ranks: ranksWith(ranks, seasonId, names) })),
  };
};
