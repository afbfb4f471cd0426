import type { ChangesOutput, SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { both, type Names, namesFor, type Wanted } from '../outputs/names.ts';
import { type FeatRow, featsTable } from '../feats/feats.table.ts';
import { ratingsTable } from '../ratings/ratings.table.ts';
import type { Db } from '../schema.ts';
import { standingsTable } from '../standings/standings.table.ts';
import { type StreakRow, streaksTable } from '../streaks/streaks.table.ts';
import { allTimeChanges } from './all-time.queries.ts';
import {
  type Around,
  eitherOf,
  featChangesIn,
  rankChangesIn,
  ratingChangesIn,
  recordChanges,
  streakChangesIn,
} from './changes.ts';
import { divisionChanges } from './division-changes.queries.ts';
import { follow } from './following.ts';
import { ranksWith } from './ranks-with.ts';
import { type Supposed, rowsChanged } from './supposed.ts';
import { supposing } from './supposing.ts';

const featColumns = Object.keys(featsTable.columns) as (keyof FeatRow)[];
const most = { ratings: 10 };

/** The season's best in each measure: more teams than can drop out when the changed ones are left out. */
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
        .limit(1 + without.size)
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

/** All that changes in one season, by ids. */
const inSeason = async (db: Db, supposed: Supposed, seasonId: number) => {
  const feats = ofSeason(rowsChanged(supposed, featsTable), seasonId);
  const standings = ofSeason(rowsChanged(supposed, standingsTable), seasonId);
  return {
    seasonId,
    ranks: [...rankChangesIn(standings), ...(await divisionChanges(db, supposed, standings))],
    streaks: ofSeason<StreakRow>(rowsChanged(supposed, streaksTable), seasonId).flatMap((row) =>
      streakChangesIn(eitherOf(row).teamId, row),
    ),
    feats: feats.flatMap((row) => featChangesIn(eitherOf(row).teamId, row)),
    records: await recordsIn(db, seasonId, feats),
    ratings: ratingChangesIn(ofSeason(rowsChanged(supposed, ratingsTable), seasonId), most.ratings),
  };
};
type InSeason = Awaited<ReturnType<typeof inSeason>>;

/** The latest first. */
const seasonsIn = (supposed: Supposed, { seasons }: Catalogue): readonly number[] => {
  const changed = new Set(
    [
      ...rowsChanged(supposed, standingsTable),
      ...rowsChanged(supposed, streaksTable),
      ...rowsChanged(supposed, featsTable),
      ...rowsChanged(supposed, ratingsTable),
    ].map((row) => (row.after ?? row.before)?.seasonId),
  );
  return seasons.flatMap(({ id }) => (changed.has(id) ? [id] : []));
};

const wantedBy = ({ seasonId, ranks, streaks, feats, records, ratings }: InSeason): Wanted => {
  const holders = records.flatMap(({ before, after }) => [before, after].flatMap((one) => one ?? []));
  const named = [...ranks, ...streaks, ...feats, ...ratings, ...holders];
  const idsOf = (kind: 'league' | 'tournament') =>
    new Set(ranks.flatMap(({ competition }) => (competition.kind === kind ? [competition.id] : [])));
  return {
    teams: named.map(({ teamId }) => ({ teamId, seasonId })),
    leagueIds: idsOf('league'),
    tournamentIds: idsOf('tournament'),
  };
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

/** What is gone or comes back has its name too. */
const everNamed = (supposed: Supposed): Supposed =>
  new Map(
    [...supposed].map(([name, { table, changes }]) => {
      const named = [...changes].map(
        ([id, { before, after }]) => [id, { before, after: after ?? before }] as const,
      );
      return [name, { table, changes: new Map(named) }];
    }),
  );

/**
 * Every rank, streak, feat, record and rating that would change if what is supposed were recorded, computed on read by
 * the views that compute them once it is; nothing is recorded.
 */
export const changesOf = async (db: Db, lang: Language, supposed: Supposed): Promise<ChangesOutput> => {
  await follow(db, supposed);
  const catalogue = await catalogueIn(db, lang);
  const [all, allTime] = await Promise.all([
    Promise.all(seasonsIn(supposed, catalogue).map((seasonId) => inSeason(db, supposed, seasonId))),
    allTimeChanges(db, supposed),
  ]);
  const seasons = all.filter(isAny);
  const latest = seasons[0]?.seasonId ?? 0;
  const everTold = [...allTime.streaks, ...allTime.feats].map(({ teamId }) => ({ teamId, seasonId: latest }));
  const wanted = [{ teams: everTold }, ...seasons.map(wantedBy)].reduce(both);
  const names = await namesFor(supposing(db, everNamed(supposed)), catalogue, wanted);
  const team = (id: number) => names.team(id, latest);
  return {
    seasons: seasons.map((changes) => withNames(changes, names)),
    allTime: {
      streaks: allTime.streaks.map(({ teamId, ...one }) => ({
        team: team(teamId),
        scope: 'allTime',
        ...one,
      })),
      feats: allTime.feats.map(({ teamId, ...one }) => ({ team: team(teamId), scope: 'allTime', ...one })),
    },
  };
};
