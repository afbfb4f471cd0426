import { checkGame, type GameRow } from './check-game.ts';
import { checkTeam, type TeamList, type TeamRow, teamAt } from './check-team.ts';
import type { BrokenRow, DatasetInfo, DatasetSource, Rows, SourceRow } from './dataset-format.ts';
import { indexOf } from './dataset-index.ts';
import { type Rejection, RowError } from './errors.ts';

/** The rows of a dataset that passed the checks, and the rejections of the others. */
export type CheckedDataset = {
  readonly info: DatasetInfo;
  readonly teams: readonly TeamRow[];
  /** Sorted by season, day, time and key, so that the order of a file's rows makes no difference. */
  readonly games: readonly GameRow[];
  readonly rejections: readonly Rejection[];
};

type OnRow = () => void;

/** Calls `take` for each row. A `RowError` that it throws becomes a rejection. */
export const eachRow = async <C extends string>(
  file: string,
  rows: Rows<C>,
  take: (row: SourceRow<C>) => void,
  onRow: OnRow,
): Promise<Rejection[]> => {
  const rejections: Rejection[] = [];
  const reject = ({ line, broken, text }: BrokenRow) =>
    rejections.push({ file, line, column: '', value: text, reason: broken });
  for await (const row of rows) {
    onRow();
    if ('broken' in row) {
      reject(row);
      continue;
    }
    try {
      take(row);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      const { column, value, reason } = error;
      rejections.push({ file, line: row.line, column, value: value.slice(0, 200), reason });
    }
  }
  return rejections;
};

/** Lets rows share equal strings: two million games would otherwise hold each day and arena many times. */
const createInterner = () => {
  const texts = new Map<string, string>();
  return <T extends string | null>(value: T): T => {
    if (value === null) return value;
    const recorded = texts.get(value) as T | undefined;
    if (recorded !== undefined) return recorded;
    texts.set(value, value);
    return value;
  };
};

const readTeams = async (source: DatasetSource, onRow: OnRow) => {
  const index = indexOf(source.info);
  const rows = new Map<string, TeamRow>();
  const attempted = new Set<string>();
  const take = (row: Parameters<typeof checkTeam>[0]) => {
    attempted.add(teamAt(row.values.season, row.values.team_key));
    const team = checkTeam(row, index, rows);
    rows.set(teamAt(team.season, team.key), team);
  };
  const rejections = await eachRow('teams.csv', source.teams(), take, onRow);
  const rejected = new Set([...attempted].filter((at) => !rows.has(at)));
  return { index, list: { rows, rejected } satisfies TeamList, rejections };
};

const earlierGame = (a: GameRow, b: GameRow): number =>
  compare(a.season, b.season) ||
  compare(a.date, b.date) ||
  compare(a.time ?? '', b.time ?? '') ||
  compare(a.key, b.key);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Reads and checks every row of a dataset. Writes nothing and does not query the database. */
export const readRows = async (
  source: DatasetSource,
  onRow: OnRow = () => undefined,
): Promise<CheckedDataset> => {
  const { index, list, rejections: ofTeams } = await readTeams(source, onRow);
  const games: GameRow[] = [];
  const seen = new Set<string>();
  const share = createInterner();
  const take = (row: Parameters<typeof checkGame>[0]) => {
    const game = checkGame(row, index, list, seen);
    seen.add(game.key);
    const { date, time, venue, city, group, category } = game;
    const shared = { date: share(date), time: share(time), venue: share(venue), city: share(city) };
    games.push({ ...game, ...shared, group: share(group), category: share(category) });
  };
  const ofGames = await eachRow('games.csv', source.games(), take, onRow);
  const teams = [...list.rows.values()].sort((a, b) => compare(a.key, b.key) || compare(a.season, b.season));
  return { info: source.info, teams, games: games.sort(earlierGame), rejections: [...ofTeams, ...ofGames] };
};
