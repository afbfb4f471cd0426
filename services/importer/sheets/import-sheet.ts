import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { PlanWriter } from '../apply/writer.ts';
import type { Rejection } from '../errors.ts';
import { settleChunk } from '../import-games.ts';
import type { ImportRun } from '../import-run.ts';
import type { ReserveIds } from '../plan/assign-ids.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { noCounts, type CountsByKind } from '../plan/stream-plan.ts';
import { readDeletedKeys, readUndoneKeys } from '../read-recorded-games.ts';
import { checkSheet } from './check-sheet.ts';
import { absentGames, cancelAbsent } from './absent-games.ts';
import { findTeams } from './find-teams.ts';
import { type RowQuestion, gameKeys } from './game-keys.ts';
import { leagueFinder } from './league-finder.ts';
import { hidingFrom, type HiddenResults } from './hidden-results.ts';
import { type PlacedRow, placeRows, withDays } from './place-rows.ts';
import { readSheetLeagues, readStandingGames, type ExistingGame } from './read-leagues.ts';
import type { Sheet } from './sheet.ts';
import { infoOf } from './sheet-info.ts';
import { nothingRecorded, idsOf, readGames } from './sheet-recorded.ts';
import type { Placed } from './row-keys.ts';
import type { SheetTeams } from './sheet-teams.ts';
import { teamsPlaying, writeTeams } from './write-sheet-teams.ts';

export type SheetSite = {
  readonly db: Db;
  readonly log: EventLog;
  readonly writer: PlanWriter;
  readonly reserve: ReserveIds;
  /** Brings the views up to the head of the log. */
  readonly catchUp: () => Promise<void>;
  readonly lang: Language;
  /** The leagues that may be imported into; null for all. */
  readonly only: ReadonlySet<number> | null;
  /** The results that the importer can neither see nor correct: their rows are refused before they are compared. */
  readonly hidden?: HiddenResults;
  /**
   * True when games undone with a whole import are imported again: when a person chooses the file again, not by feeds.
   */
  readonly renews?: boolean;
  /** Stops the reading of rows when the client has disconnected. Has no effect once writing has begun. */
  readonly signal?: AbortSignal | undefined;
};

export type ImportedSheet = {
  readonly counts: CountsByKind;
  readonly rejections: readonly Rejection[];
  readonly contradictions: readonly Rejection[];
  readonly teams: SheetTeams;
  /** How many rows are of games that were deleted on the site. */
  readonly deleted: number;
  /** The rows whose game is unclear, with the recorded games that they may mean. */
  readonly asked: readonly (RowQuestion & { readonly placed: Placed })[];
  /** The recorded games that the file does not have; those to be played first. */
  readonly absent: readonly ExistingGame[];
};

/** Games compared and written at a time. */
const rowsPerChunk = 4_000;

const todayInQuebec = (): string => dayInQuebec(new Date().toISOString());

const runOf = (site: SheetSite, named: ReadonlyMap<number, string>): ImportRun => ({
  store: {
    log: site.log,
    catchUp: site.catchUp,
    readRecorded: async () => nothingRecorded,
    readDeletedKeys: () => readDeletedKeys(site.db),
    readRecordedGames: readGames(site.db, named, site.renews ?? false),
    exclusively: (work) => work(),
    givingAddresses: (work) => work(),
  },
  writer: site.writer,
  reserve: site.reserve,
  counts: noCounts(),
  rejections: [],
  contradictions: [],
  ongoing: undefined,
  today: todayInQuebec(),
  onProgress: () => undefined,
});

/** A spreadsheet whose rows have all been read, and that is imported in parts. */
export type Prepared = {
  readonly teams: SheetTeams;
  /**
   * Imports the rows from index `from` up to `to`, which is excluded. Adds new games, corrects others, and retains
   * people's changes on the site.
   */
  readonly bring: (from: number, to: number) => Promise<ImportedSheet>;
};

/**
 * Reads all rows of a spreadsheet, since two of them can be the same game, and writes the teams that are new or
 * entered. Rows before index `start` are not imported again. The views must be up to date.
 */
export const prepareSheet = async (site: SheetSite, sheet: Sheet, start = 0): Promise<Prepared> => {
  const { db, renews = false } = site;
  const all = await readSheetLeagues(db, sheet.season.id, site.lang);
  const leagues = all.filter(({ id }) => site.only?.has(id) ?? true);
  const leagueOf = await leagueFinder(sheet, leagues, site.signal);
  const teams = await findTeams(sheet, leagues, leagueOf, site.reserve, site.signal);
  const { placed: found, rejections } = await placeRows(sheet, leagueOf, teams.teamOf);
  const own = new Set(found.map(({ league }) => league.id));
  const used = leagues.filter(({ id }) => own.has(id));
  const deleted = await readDeletedKeys(db, sheet.season.id);
  const undoneAmong = (ids: readonly number[]) => readUndoneKeys(db, ids);
  const { hidden } = site;
  const isHidden = hidingFrom(hidden);
  const standing = (await readStandingGames(db, [...own])).map(
    (game): ExistingGame => (isHidden(game) ? { ...game, homeGoals: null, awayGoals: null } : game),
  );
  const { dated: placed, undated } = withDays(found, standing);
  const slots = placed.map((one) => one.placed);
  const replaces = sheet.answers.replaces && new Set(sheet.answers.replaces);
  const keys = await gameKeys(slots, {
    standing,
    deleted,
    undoneAmong: renews ? undoneAmong : undefined,
    again: sheet.answers.again,
    answers: sheet.answers.games,
    replaces,
  });
  const absent = replaces ? [] : await absentGames(slots, keys, standing);
  const named = new Map(keys.flatMap(({ key, gameId }) => (gameId === null ? [] : [[gameId, key] as const])));
  const before = new Set(sheet.rows.slice(0, start).map(({ line }) => line));
  const isOpen = ({ row }: PlacedRow): boolean => !before.has(row.line);
  const open = keys.filter((_, at) => placed[at] !== undefined && isOpen(placed[at]));
  const recorded = await readGames(
    db,
    named,
    renews,
  )(
    open.map(({ key }) => key),
    deleted,
  );
  const isRowHidden = ({ league }: PlacedRow, key: string): boolean => {
    const game = recorded.games.get(key);
    return game ? isHidden(game) : deleted.has(key) && !!hidden?.leagues.has(league.id);
  };
  const checked = await checkSheet(sheet, used, placed, keys, recorded.games, {
    isOpen,
    isHidden: isRowHidden,
  });
  const context: PlanContext = {
    info: infoOf(sheet, used),
    recorded: nothingRecorded,
    ids: idsOf(sheet, used, new Set(placed.flatMap(({ placed: { home, away } }) => [home, away]))),
    mergers: new Map(),
    bracketGames: new Map(),
    today: todayInQuebec(),
    isHidden,
  };
  const refused = [...rejections, ...undated, ...checked.rejections];
  const playing = teamsPlaying(teams, checked.games, deleted);
  const ofTeams = runOf(site, named);
  await writeTeams(ofTeams, sheet, playing, db);
  const bring: Prepared['bring'] = async (from, to) => {
    const run = runOf(site, named);
    const lines = new Set(sheet.rows.slice(from, to).map(({ line }) => line));
    const isOwn = ({ line }: { readonly line: number }): boolean => lines.has(line);
    // Only the first part reports rejections of teams.
    run.rejections.push(...ofTeams.rejections.splice(0), ...refused.filter(isOwn));
    const games = checked.games.filter(isOwn);
    for (let at = 0; at < games.length; at += rowsPerChunk)
      await settleChunk({ run, context, deleted }, games.slice(at, at + rowsPerChunk));
    if (to >= sheet.rows.length)
      await cancelAbsent(run, absent, {
        answers: sheet.answers.absent ?? [],
        seasonId: sheet.season.id,
        db,
      });
    await run.writer.flush();
    run.counts.game.rejected = run.rejections.length;
    return {
      counts: run.counts,
      rejections: run.rejections,
      contradictions: run.contradictions,
      teams: playing,
      deleted: keys.filter(({ key }) => deleted.has(key)).length,
      asked: slots.flatMap((one, at) => {
        const question = keys[at]?.asked;
        return question ? [{ ...question, placed: one }] : [];
      }),
      absent,
    };
  };
  return { teams: playing, bring };
};

/** Imports all rows of a spreadsheet. The views must be up to date. */
export const importSheet = async (site: SheetSite, sheet: Sheet): Promise<ImportedSheet> =>
  (await prepareSheet(site, sheet)).bring(0, sheet.rows.length);
