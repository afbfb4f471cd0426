import type { SheetRow } from '@rondelle/contracts/competition/imports.ts';
import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { checkGame, type GameRow } from '../check-game.ts';
import type { TeamList, TeamRow } from '../check-team.ts';
import { teamAt } from '../check-team.ts';
import { countCells, type DatasetInfo, type GameColumn } from '../dataset-format.ts';
import { indexOf } from '../dataset-index.ts';
import { type Rejection, RowError } from '../errors.ts';
import { localDay } from '../check-value.ts';
import type { RecordedGame } from '../recorded.ts';
import { forSides } from './for-sides.ts';
import { isTooLong, textKey } from './count-names.ts';
import { dayOfGame } from './day-of-game.ts';
import type { Keyed } from './game-keys.ts';
import type { StandingGame } from './read-leagues.ts';
import { goalsOf, type Placed } from './row-keys.ts';
import { cellOf, type Sheet, type SheetLeague } from './sheet.ts';
import type { TeamFinder } from './sheet-teams.ts';

/** Returns a key for an entity that a dataset would name by its own key. */
export const keyOf = (id: number): string => `#${id}`;

export const reject = (line: number, { column, value, reason }: RowError): Rejection => ({
  file: 'games.csv',
  line,
  column,
  value: value.slice(0, 200),
  reason,
});

/** A row whose league and teams are known. `placed.date` is empty until `withDays` sets it. */
export type PlacedRow = { readonly row: SheetRow; readonly league: SheetLeague; readonly placed: Placed };

const isOffStatus = (status: string): boolean => offStatuses.some((one) => one === status);

const teamIn = (row: SheetRow, side: 'home' | 'away', league: SheetLeague, teamOf: TeamFinder): number => {
  const text = cellOf(row, side);
  const column = side === 'home' ? 'home_team_key' : 'away_team_key';
  if (text === '') throw new RowError(column, '', 'missing-value');
  const id = teamOf(league, text);
  if (id === 'left-out') throw new RowError(column, text, id);
  if (id === null) throw new RowError(column, text, isTooLong(text) ? 'too-long' : 'unclear-team');
  return id;
};

/** Finds the league, the teams and the day of each row. Rejects rows with the cell that is unclear. */
export const placeRows = async (
  { rows, answers }: Sheet,
  leagueOf: (text: string) => SheetLeague | null,
  teamOf: TeamFinder,
): Promise<{ readonly placed: readonly PlacedRow[]; readonly rejections: readonly Rejection[] }> => {
  const placed: PlacedRow[] = [];
  const rejections: Rejection[] = [];
  const unwanted = new Set(
    answers.leagues.flatMap(({ text, leagueId }) => (leagueId === null ? textKey(text) : [])),
  );
  await eachInTurns(rows, (row) => {
    try {
      const text = cellOf(row, 'league');
      const league = leagueOf(text);
      if (!league)
        throw new RowError('league_key', text, unwanted.has(textKey(text)) ? 'left-out' : 'unclear-league');
      const day = cellOf(row, 'date');
      // A row of a postponed or cancelled game may have no date: `withDays` finds it among the recorded games.
      const isDayless = day === '' && isOffStatus(cellOf(row, 'status'));
      const date = isDayless ? '' : localDay('date', day);
      const [home, away] = [teamIn(row, 'home', league, teamOf), teamIn(row, 'away', league, teamOf)];
      const { line } = row;
      const [time, number] = [cellOf(row, 'time'), cellOf(row, 'number')];
      const goals = goalsOf(cellOf(row, 'homeGoals'), cellOf(row, 'awayGoals'));
      const one = { line, leagueId: league.id, date, time, home, away, number, goals };
      placed.push({ row, league, placed: one });
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      rejections.push(reject(row.line, error));
    }
  });
  return { placed, rejections };
};

/** Gives rows without a day that of their recorded game. Rejects rows whose game is not found. */
export const withDays = (
  placed: readonly PlacedRow[],
  standing: readonly StandingGame[],
): { readonly dated: readonly PlacedRow[]; readonly undated: readonly Rejection[] } => {
  const undated: Rejection[] = [];
  const dated = placed.flatMap((one) => {
    if (one.placed.date !== '') return [one];
    try {
      return [{ ...one, placed: { ...one.placed, date: dayOfGame(one.placed, standing) } }];
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      undated.push(reject(one.row.line, error));
      return [];
    }
  });
  return { dated, undated };
};

/** Describes a season and its leagues as a dataset, so that the checks of datasets apply to spreadsheets. */
export const infoOf = ({ season }: Sheet, leagues: readonly SheetLeague[]): DatasetInfo => {
  const name = { fr: '', en: '' };
  const unique = (ids: readonly number[]) => [...new Set(ids)].map((id) => ({ key: keyOf(id), name }));
  return {
    format: 'hockey-dataset/1',
    name,
    source: '',
    licence: '',
    seasons: [season],
    regions: unique(leagues.map(({ regionId }) => regionId)),
    categories: unique(leagues.map(({ categoryId }) => categoryId)),
    divisions: [],
    cities: [],
    organizations: [],
    rulesets: Object.fromEntries(leagues.map(({ id, rules }) => [keyOf(id), rules])),
    leagues: leagues.map(({ id, categoryId, regionId }) => ({
      key: keyOf(id),
      season: season.slug,
      category: keyOf(categoryId),
      region: keyOf(regionId),
      name,
      ruleset: keyOf(id),
    })),
    tournaments: [],
  };
};

const teamsOf = (
  { season }: Sheet,
  { id, categoryId, regionId }: SheetLeague,
  ids: Iterable<number>,
): TeamList => {
  const rows = new Map<string, TeamRow>();
  for (const teamId of ids) {
    const key = keyOf(teamId);
    const of = { category: keyOf(categoryId), region: keyOf(regionId), league: keyOf(id) };
    const row = {
      line: 0,
      key,
      season: season.slug,
      name: '',
      city: null,
      division: null,
      organization: null,
    };
    rows.set(teamAt(season.slug, key), { ...row, ...of });
  }
  return { rows, rejected: new Set() };
};

const text = (value: string | number | null): string => (value === null ? '' : String(value));

const openWords: ReadonlySet<string> = new Set(['scheduled', ...offStatuses]);

/** Throws `RowError` when the status of a row contradicts its goals, or is a word that nobody explained. */
const assertStatus = (status: string, hasResult: boolean, isFinal: boolean): void => {
  if (openWords.has(status)) {
    if (hasResult) throw new RowError('status', status, 'off-with-result');
  } else if (status === 'final') {
    if (!isFinal) throw new RowError('status', status, 'final-without-result');
  } else if (status !== '') throw new RowError('status', status, 'bad-status');
};

/** Returns a row's values in the columns of games.csv. An empty cell keeps the recorded value. */
const valuesOf = (
  { row, league, placed }: PlacedRow,
  key: string,
  season: string,
  recorded: RecordedGame | undefined,
): Record<GameColumn, string> => {
  const before = recorded && forSides(recorded, placed);
  const filled = (column: Parameters<typeof cellOf>[1], stands: string | number | null = null): string =>
    cellOf(row, column) || text(stands);
  const forfeited = filled('forfeitedBy');
  const goals = [filled('homeGoals'), filled('awayGoals')];
  const hasResult = forfeited !== '' || goals.some((one) => one !== '');
  const isOff = !hasResult && isOffStatus(cellOf(row, 'status'));
  const isFinal = hasResult || (!isOff && before?.status === 'final');
  assertStatus(cellOf(row, 'status'), hasResult, isFinal);
  const result = (own: string, stands: string | number | null | undefined): string =>
    hasResult ? own : isOff ? '' : text(stands ?? null);
  // With the same score, an empty `decidedIn` keeps the recorded ending. With another score, it means regulation.
  const isSameScore =
    goals[0] === text(before?.homeGoals ?? null) && goals[1] === text(before?.awayGoals ?? null);
  const ending = filled('decidedIn', isSameScore ? (before?.decidedIn ?? null) : null) || 'regulation';
  const orNone = forfeited === '' ? '' : '0';
  return {
    game_key: key,
    season,
    league_key: keyOf(league.id),
    tournament_key: '',
    category_key: keyOf(league.categoryId),
    stage: filled('stage', before?.stage) || 'regular',
    group: filled('group', before?.groupName),
    date: placed.date,
    time: filled('time', before?.time),
    venue: filled('venue', before?.venue),
    city: filled('city', cellOf(row, 'venue') === '' ? before?.city : null),
    home_team_key: keyOf(placed.home),
    away_team_key: keyOf(placed.away),
    home_goals: result(goals[0] || orNone, before?.homeGoals),
    away_goals: result(goals[1] || orNone, before?.awayGoals),
    decided_in: isFinal ? result(ending, before?.decidedIn) : '',
    status: isFinal
      ? 'final'
      : filled('status', before && isOffStatus(before.status) ? before.status : 'scheduled'),
    forfeited_by: result(forfeited, before?.forfeitedBy),
    home_fair_play: isFinal ? filled('homeFairPlay', before?.homeFairPlay) : '',
    away_fair_play: isFinal ? filled('awayFairPlay', before?.awayFairPlay) : '',
    ...countCells((field) => (isFinal ? filled(field, before?.[field]) : '')),
  };
};

/** Checks rows by the rules of every import. */
export const checkSheet = async (
  sheet: Sheet,
  leagues: readonly SheetLeague[],
  rows: readonly PlacedRow[],
  keys: readonly Keyed[],
  recorded: ReadonlyMap<string, RecordedGame>,
  which: {
    /** Whether a row is still to be imported. The others only take part in finding duplicate games. */
    readonly isOpen: (row: PlacedRow) => boolean;
    /** Whether the result of the row's game is hidden from the importer. */
    readonly isHidden: (row: PlacedRow, key: string) => boolean;
  },
): Promise<{ readonly games: readonly GameRow[]; readonly rejections: readonly Rejection[] }> => {
  const index = indexOf(infoOf(sheet, leagues));
  const ids = new Map(leagues.map(({ id }) => [id, new Set<number>()]));
  await eachInTurns(rows, ({ league, placed }) => ids.get(league.id)?.add(placed.home).add(placed.away));
  const teams = new Map(
    leagues.map((league) => [league.id, teamsOf(sheet, league, ids.get(league.id) ?? [])]),
  );
  const lineOf = new Map<string, number>();
  const seen = new Set<string>();
  const games: GameRow[] = [];
  const rejections: Rejection[] = [];
  await eachInTurns(rows.entries(), ([at, placed]) => {
    const { line } = placed.row;
    try {
      const key = keys[at]?.key ?? '';
      const same = lineOf.get(key);
      if (same !== undefined) throw new RowError('', String(same), 'same-line');
      lineOf.set(key, line);
      if (keys[at]?.asked) throw new RowError('', '', 'unclear-game');
      if (!which.isOpen(placed)) return;
      if (which.isHidden(placed, key)) throw new RowError('', '', 'hidden');
      const list = teams.get(placed.league.id);
      if (!list) return;
      const values = valuesOf(placed, key, sheet.season.slug, recorded.get(key));
      games.push(checkGame({ line, values }, index, list, seen));
      seen.add(key);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      rejections.push(reject(line, error));
    }
  });
  return { games, rejections };
};
