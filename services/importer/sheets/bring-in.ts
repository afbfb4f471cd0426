import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Pool } from 'pg';
import type { PlanWriter } from '../apply/writer.ts';
import type { Rejection } from '../faults.ts';
import { settleChunk } from '../import-games.ts';
import type { ImportRun } from '../import-run.ts';
import type { ReserveIds } from '../plan/assign-ids.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { recordedParts } from '../plan/recorded-parts.ts';
import { noCounts, type CountsByKind } from '../plan/stream-plan.ts';
import type { Ids } from '../plan/ids.ts';
import { readDeletedKeys, readRecordedGames } from '../read-recorded-games.ts';
import type { Recorded, RecordedGame, RecordedGames } from '../recorded.ts';
import { gameKeys } from './game-keys.ts';
import { leagueFinder } from './names-in.ts';
import { readSheetLeagues, readStandingGames } from './read-leagues.ts';
import { readListings } from './read-listings.ts';
import type { Sheet, SheetLeague } from './sheet.ts';
import { checkSheet, infoOf, keyOf, type PlacedRow, placeRows } from './sheet-games.ts';
import { findTeams, planSheetTeams, type SheetTeams } from './sheet-teams.ts';

type Db = Pick<Pool, 'query'>;

export type SheetSite = {
  readonly db: Db;
  readonly log: EventLog;
  readonly writer: PlanWriter;
  readonly reserve: ReserveIds;
  /** Brings the views up to the log's head. */
  readonly catchUp: () => Promise<void>;
  readonly lang: Language;
  /** The leagues that may be brought into; null for all. */
  readonly only: ReadonlySet<number> | null;
};

export type BroughtIn = {
  readonly counts: CountsByKind;
  readonly rejections: readonly Rejection[];
  readonly contradictions: readonly Rejection[];
  readonly teams: SheetTeams;
  /** Rows of games that were deleted on the site. */
  readonly deleted: number;
};

const nothing = new Map<string, never>();
const noneDeleted = {
  season: nothing,
  ruleset: nothing,
  region: nothing,
  category: nothing,
  division: nothing,
  city: nothing,
  organization: nothing,
  team: nothing,
  league: nothing,
  tournament: nothing,
};
/** All that a spreadsheet names is there, and says nothing of itself: only its games do. */
const asItStands: Recorded = {
  ongoingChosen: true,
  seasons: nothing,
  regions: nothing,
  categories: nothing,
  divisions: nothing,
  cities: nothing,
  organizations: nothing,
  rulesets: nothing,
  leagues: nothing,
  places: nothing,
  tournaments: nothing,
  teams: nothing,
  deleted: noneDeleted,
};

const byKey = (ids: Iterable<number>) => new Map([...ids].map((id) => [keyOf(id), id]));

const idsOf = (sheet: Sheet, leagues: readonly SheetLeague[], teamIds: Iterable<number>): Ids => {
  return {
    ...noneDeleted,
    season: new Map([[sheet.season.slug, sheet.season.id]]),
    category: byKey(leagues.map(({ categoryId }) => categoryId)),
    region: byKey(leagues.map(({ regionId }) => regionId)),
    league: byKey(leagues.map(({ id }) => id)),
    team: byKey(teamIds),
  };
};

const isEmpty = (part: object | null) => part === null || Object.values(part).every((one) => one === null);

/** Where people left a part empty, a file that fills it in contradicts nobody. */
const emptyIsFree = (game: RecordedGame): RecordedGame => {
  if (game.imported === null) return game;
  const { when, where, score, fairPlay, penalties } = recordedParts(game);
  return {
    ...game,
    imported: {
      ...(when.time === null && { when }),
      ...(isEmpty(where) && { where }),
      ...(score === null && { score }),
      ...(isEmpty(fairPlay) && { fairPlay }),
      ...(isEmpty(penalties) && { penalties }),
      ...game.imported,
    },
  };
};

const readGames =
  (db: Db, named: ReadonlyMap<number, string>) =>
  async (keys: readonly string[], deleted: ReadonlyMap<string, number>): Promise<RecordedGames> => {
    const wanted = new Set(keys);
    const own = new Map([...named].filter(([, key]) => wanted.has(key)));
    const found = await readRecordedGames(db, keys, deleted, own);
    return { ...found, games: new Map([...found.games].map(([key, game]) => [key, emptyIsFree(game)])) };
  };

/** Games compared and written at a time. */
const atATime = 4_000;

const runOf = (site: SheetSite, named: ReadonlyMap<number, string>): ImportRun => ({
  store: {
    log: site.log,
    catchUp: site.catchUp,
    readRecorded: async () => asItStands,
    readDeletedKeys: () => readDeletedKeys(site.db),
    readRecordedGames: readGames(site.db, named),
    exclusively: (work) => work(),
    givingAddresses: (work) => work(),
  },
  writer: site.writer,
  reserve: site.reserve,
  counts: noCounts(),
  rejections: [],
  contradictions: [],
  ongoing: undefined,
  onProgress: () => undefined,
});

const writeTeams = async (run: ImportRun, sheet: Sheet, teams: SheetTeams, db: Db): Promise<void> => {
  const ids = teams.entering.map(({ id }) => id);
  const plans = planSheetTeams(teams, sheet.season.id, await readListings(db, ids, sheet.season.id));
  for (const plan of plans) {
    const outcome = await run.writer.write(plan);
    if (outcome === 'written') run.counts[plan.kind][plan.isNew ? 'added' : 'corrected'] += 1;
    else if (outcome === 'conflict')
      run.rejections.push({ ...plan.origin, column: '', value: 'stream/conflict', reason: 'refused' });
    else run.rejections.push(outcome);
  }
  await run.writer.flush();
};

/** A spreadsheet that was looked through as a whole, and brings in its rows a part at a time. */
export type Prepared = {
  readonly teams: SheetTeams;
  /** Brings the rows from `from` to `to` in: what is new is added, what differs corrected, what people have said otherwise left. */
  readonly bring: (from: number, to: number) => Promise<BroughtIn>;
};

/**
 * Looks through all rows of a spreadsheet, since two of them can be the same game, and writes the teams that are new or
 * entered. Rows before `start` are not brought in again. The views must be up to date.
 */
export const prepareSheet = async (site: SheetSite, sheet: Sheet, start = 0): Promise<Prepared> => {
  const { db } = site;
  const all = await readSheetLeagues(db, sheet.season.id, site.lang);
  const leagues = all.filter(({ id }) => site.only?.has(id) ?? true);
  const leagueOf = leagueFinder(sheet, leagues);
  const teams = await findTeams(sheet, leagues, leagueOf, site.reserve);
  const { placed, rejections } = await placeRows(sheet, leagueOf, teams.teamOf);
  const own = new Set(placed.map(({ league }) => league.id));
  const used = leagues.filter(({ id }) => own.has(id));
  const deleted = await readDeletedKeys(db);
  const standing = await readStandingGames(db, [...own]);
  const keys = await gameKeys(
    placed.map((one) => one.placed),
    { standing, deleted, again: sheet.answers.again },
  );
  const named = new Map(keys.flatMap(({ key, gameId }) => (gameId === null ? [] : [[gameId, key] as const])));
  const before = new Set(sheet.rows.slice(0, start).map(({ line }) => line));
  const isOpen = ({ row }: PlacedRow): boolean => !before.has(row.line);
  const open = keys.filter((_, at) => placed[at] !== undefined && isOpen(placed[at]));
  const recorded = await readGames(db, named)(
    open.map(({ key }) => key),
    deleted,
  );
  const checked = await checkSheet(sheet, used, placed, keys, recorded.games, isOpen);
  const context: PlanContext = {
    info: infoOf(sheet, used),
    recorded: asItStands,
    ids: idsOf(sheet, used, new Set(placed.flatMap(({ placed: { home, away } }) => [home, away]))),
    mergers: new Map(),
  };
  const refused = [...rejections, ...checked.rejections];
  const ofTeams = runOf(site, named);
  await writeTeams(ofTeams, sheet, teams, db);
  const bring: Prepared['bring'] = async (from, to) => {
    const run = runOf(site, named);
    const lines = new Set(sheet.rows.slice(from, to).map(({ line }) => line));
    const isOwn = ({ line }: { readonly line: number }): boolean => lines.has(line);
    // What was said of teams is told once.
    run.rejections.push(...ofTeams.rejections.splice(0), ...refused.filter(isOwn));
    const games = checked.games.filter(isOwn);
    for (let at = 0; at < games.length; at += atATime)
      await settleChunk({ run, context, deleted }, games.slice(at, at + atATime));
    await run.writer.flush();
    run.counts.game.rejected = run.rejections.length;
    return {
      counts: run.counts,
      rejections: run.rejections,
      contradictions: run.contradictions,
      teams,
      deleted: keys.filter(({ key }) => deleted.has(key)).length,
    };
  };
  return { teams, bring };
};

/** Brings all rows of a spreadsheet in. The views must be up to date. */
export const bringIn = async (site: SheetSite, sheet: Sheet): Promise<BroughtIn> =>
  (await prepareSheet(site, sheet)).bring(0, sheet.rows.length);
