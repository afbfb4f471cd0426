import type { SheetRow } from '@rondelle/contracts/competition/imports.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { checkGame, type GameRow } from '../check-game.ts';
import type { TeamList, TeamRow } from '../check-team.ts';
import { teamAt } from '../check-team.ts';
import type { DatasetInfo, GameColumn } from '../dataset-format.ts';
import { indexOf } from '../dataset-index.ts';
import { type Rejection, RowFault } from '../faults.ts';
import { localDay } from '../check-value.ts';
import type { RecordedGame } from '../recorded.ts';
import type { Keyed, Placed } from './game-keys.ts';
import { cellOf, type Sheet, type SheetLeague } from './sheet.ts';
import type { TeamFinder } from './sheet-teams.ts';

/** Texts for what a file of datasets would name by keys. */
export const keyOf = (id: number): string => `#${id}`;

export const reject = (line: number, { column, value, reason }: RowFault): Rejection => ({
  file: 'games.csv',
  line,
  column,
  value: value.slice(0, 200),
  reason,
});

/** A row whose league, teams and day are known. */
export type PlacedRow = { readonly row: SheetRow; readonly league: SheetLeague; readonly placed: Placed };

const teamIn = (row: SheetRow, side: 'home' | 'away', league: SheetLeague, teamOf: TeamFinder): number => {
  const text = cellOf(row, side);
  const column = side === 'home' ? 'home_team_key' : 'away_team_key';
  if (text === '') throw new RowFault(column, '', 'missing-value');
  const id = teamOf(league, text);
  if (id === null) throw new RowFault(column, text, 'unclear-team');
  return id;
};

/** Finds the league, the teams and the day of each row; the others say which cell was not clear. */
export const placeRows = async (
  { rows }: Sheet,
  leagueOf: (text: string) => SheetLeague | null,
  teamOf: TeamFinder,
): Promise<{ readonly placed: readonly PlacedRow[]; readonly rejections: readonly Rejection[] }> => {
  const placed: PlacedRow[] = [];
  const rejections: Rejection[] = [];
  await eachInTurns(rows, (row) => {
    try {
      const text = cellOf(row, 'league');
      const league = leagueOf(text);
      if (!league) throw new RowFault('league_key', text, 'unclear-league');
      const date = localDay('date', cellOf(row, 'date'));
      const [home, away] = [teamIn(row, 'home', league, teamOf), teamIn(row, 'away', league, teamOf)];
      const { line } = row;
      const [time, number] = [cellOf(row, 'time'), cellOf(row, 'number')];
      placed.push({ row, league, placed: { line, leagueId: league.id, date, time, home, away, number } });
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      rejections.push(reject(row.line, error));
    }
  });
  return { placed, rejections };
};

/** The datasets' words for a season and its leagues, so that their checks look through a spreadsheet as well. */
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

/** What a row says of a game; an empty cell says nothing, and leaves what stands. */
const valuesOf = (
  { row, league, placed }: PlacedRow,
  key: string,
  season: string,
  before: RecordedGame | undefined,
): Record<GameColumn, string> => {
  const said = (column: Parameters<typeof cellOf>[1], stands: string | number | null = null): string =>
    cellOf(row, column) || text(stands);
  const forfeited = said('forfeitedBy');
  const goals = [said('homeGoals'), said('awayGoals')];
  const isSaid = forfeited !== '' || goals.some((one) => one !== '');
  const isFinal = isSaid || before?.status === 'final';
  const result = (own: string, stands: string | number | null | undefined): string =>
    isSaid ? own : text(stands ?? null);
  const orNone = forfeited === '' ? '' : '0';
  return {
    game_key: key,
    season,
    league_key: keyOf(league.id),
    tournament_key: '',
    category_key: keyOf(league.categoryId),
    stage: before?.stage ?? 'regular',
    group: before?.groupName ?? '',
    date: placed.date,
    time: said('time', before?.time),
    venue: said('venue', before?.venue),
    city: said('city', cellOf(row, 'venue') === '' ? before?.city : null),
    home_team_key: keyOf(placed.home),
    away_team_key: keyOf(placed.away),
    home_goals: result(goals[0] || orNone, before?.homeGoals),
    away_goals: result(goals[1] || orNone, before?.awayGoals),
    decided_in: isFinal ? result(said('decidedIn') || 'regulation', before?.decidedIn) : '',
    status: isFinal ? 'final' : 'scheduled',
    forfeited_by: result(forfeited, before?.forfeitedBy),
    home_fair_play: isFinal ? said('homeFairPlay', before?.homeFairPlay) : '',
    away_fair_play: isFinal ? said('awayFairPlay', before?.awayFairPlay) : '',
    home_penalty_minutes: isFinal ? said('homePenaltyMinutes', before?.homePenaltyMinutes) : '',
    away_penalty_minutes: isFinal ? said('awayPenaltyMinutes', before?.awayPenaltyMinutes) : '',
  };
};

/** Checks rows by the rules of every import. */
export const checkSheet = async (
  sheet: Sheet,
  leagues: readonly SheetLeague[],
  rows: readonly PlacedRow[],
  keys: readonly Keyed[],
  recorded: ReadonlyMap<string, RecordedGame>,
  /** Whether a row is still to be brought in; the others only tell which games they were. */
  isOpen: (row: PlacedRow) => boolean = () => true,
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
      if (same !== undefined) throw new RowFault('', String(same), 'same-line');
      lineOf.set(key, line);
      if (!isOpen(placed)) return;
      const list = teams.get(placed.league.id);
      if (!list) return;
      const values = valuesOf(placed, key, sheet.season.slug, recorded.get(key));
      games.push(checkGame({ line, values }, index, list, seen));
      seen.add(key);
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      rejections.push(reject(line, error));
    }
  });
  return { games, rejections };
};
