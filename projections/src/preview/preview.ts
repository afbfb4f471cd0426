import type { SeasonRecord } from '@rondelle/contracts/competition/preview.answers.ts';
import { playedBy } from '../as-of/as-of.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import { featsOf } from '../feats/feats.ts';
import type { FeatRow } from '../feats/feats.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { movesBetween } from '../moves/moves.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import type { RatingRow } from '../ratings/ratings.table.ts';
import { computeStandings, type Rules } from '../standings/standings.ts';
import type { StandingRow } from '../standings/standings.table.ts';
import type { TableEntry } from '../standings/tables.ts';
import { streaksOf } from '../streaks/streaks.ts';
import { type SupposedGame, supposingGames } from './supposed-game.ts';

/** A league or tournament with all that its tables come from. */
export type CompetitionRows = {
  readonly competition: CompetitionRow;
  readonly entries: readonly TableEntry[];
  readonly games: readonly GameRow[];
};

type Place = { readonly rank: number; readonly points: number };
export type RankChange = {
  readonly competition: CompetitionRow;
  readonly categoryId: number;
  readonly group: string;
  readonly teamId: number;
  readonly before: Place | null;
  readonly after: Place | null;
};

const placeOf = (row: StandingRow | null): Place | null =>
  row && { rank: row.rank, points: row.total_points };

const tablesOf = (rows: readonly StandingRow[]) =>
  Map.groupBy(rows, (row) => `${row.category_id} ${row.group_name}`);

type Counted = { readonly games: readonly GameRow[]; readonly standings: readonly StandingRow[] };

/** Every team whose rank or points differ between two countings of a competition, in the order of the later tables. */
const changesBetween = (
  competition: CompetitionRow,
  earlier: Counted,
  later: Counted,
): readonly RankChange[] => {
  const [then, now] = [tablesOf(earlier.standings), tablesOf(later.standings)];
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((key) => {
    const tables = [
      { games: earlier.games, standings: then.get(key) ?? [] },
      { games: later.games, standings: now.get(key) ?? [] },
    ] as const;
    return movesBetween(tables[0], tables[1], '').flatMap(({ teamId, earlier: was, later: row }) => {
      const [before, after] = [placeOf(was), placeOf(row)];
      const { category_id: categoryId, group_name: group } = (row ?? was) as StandingRow;
      return before?.rank === after?.rank && before?.points === after?.points
        ? []
        : [{ competition, categoryId, group, teamId, before, after }];
    });
  });
};

/** What another ruleset or draw would change, in the order of the tables to be. */
export const rankChangesUnder = (
  { competition, entries, games }: CompetitionRows,
  rules: Partial<Rules>,
): readonly RankChange[] =>
  changesBetween(
    competition,
    { games, standings: computeStandings(games, entries, competition) },
    { games, standings: computeStandings(games, entries, { ...competition, ...rules }) },
  );

/** Every team of a competition whose rank or points would change, in the order of the tables to be. */
export const rankChanges = (
  { competition, entries, games }: CompetitionRows,
  supposed: readonly SupposedGame[],
): readonly RankChange[] => {
  const here = supposed.map(({ before, after }) => ({
    before: before?.competition === competition.competition ? before : null,
    after: after?.competition === competition.competition ? after : null,
  }));
  const later = supposingGames(games, here);
  return changesBetween(
    competition,
    { games, standings: computeStandings(games, entries, competition) },
    { games: later, standings: computeStandings(later, entries, competition) },
  );
};

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The first and the last day whose table knows the game on one of its two dates only; none where it stays on its day. */
export const daysBetween = ({ before, after }: SupposedGame): readonly string[] => {
  if (!before || !after || before.date === after.date) return [];
  const [from, to] = before.date < after.date ? [before.date, after.date] : [after.date, before.date];
  return [...new Set([from, dayBefore(to)])];
};

/** The same in the tables as they were at the end of a day. */
export const rankChangesOn = (
  day: string,
  rows: CompetitionRows,
  supposed: readonly SupposedGame[],
): readonly RankChange[] => {
  const byThen = (game: GameRow | null) => (game && game.date <= day ? game : null);
  const games = playedBy(rows.games, day);
  const then = supposed.map(({ before, after }) => ({ before: byThen(before), after: byThen(after) }));
  return rankChanges({ ...rows, games }, then);
};

export type StreakChange = {
  readonly teamId: number;
  readonly kind: 'winning' | 'losing';
  readonly measure: 'longest' | 'current';
  readonly before: number;
  readonly after: number;
};

/** The given games of a team as they would be: a game is the team's if it plays in it. */
const gamesOfTeam = (games: readonly GameRow[], teamId: number, supposed: readonly SupposedGame[]) =>
  supposingGames(games, supposed).filter(
    (game) => game.home_team_id === teamId || game.away_team_id === teamId,
  );

/** The team's longest streaks, and those it is on, over the given games of its own, where they would change. */
export const streakChanges = (
  games: readonly GameRow[],
  teamId: number,
  supposed: readonly SupposedGame[],
): readonly StreakChange[] => {
  const then = streaksOf(games, teamId);
  const now = streaksOf(gamesOfTeam(games, teamId, supposed), teamId);
  return (['winning', 'losing'] as const).flatMap((kind) =>
    (['longest', 'current'] as const).flatMap((measure) => {
      const [before, after] = [then[kind][measure]?.length ?? 0, now[kind][measure]?.length ?? 0];
      return before === after ? [] : [{ teamId, kind, measure, before, after }];
    }),
  );
};

type Feats = Pick<
  FeatRow,
  'team_id' | 'biggest_margin' | 'most_goals' | 'shutouts' | 'longest_winning_streak'
>;
export type TeamFeats = { readonly teamId: number; readonly before: Feats; readonly after: Feats };

/** A team's feats over its games of a season, as they are and as they would be. */
export const teamFeats = (
  games: readonly GameRow[],
  teamId: number,
  supposed: readonly SupposedGame[],
): TeamFeats => ({
  teamId,
  before: { team_id: teamId, ...featsOf(games, teamId) },
  after: { team_id: teamId, ...featsOf(gamesOfTeam(games, teamId, supposed), teamId) },
});

const measures = {
  biggestWin: 'biggest_margin',
  highestScoring: 'most_goals',
  shutouts: 'shutouts',
  longestWinningStreak: 'longest_winning_streak',
} as const satisfies Record<SeasonRecord, keyof Feats>;

type Holder = { readonly teamId: number; readonly value: number };
export type RecordChange = {
  readonly record: SeasonRecord;
  readonly before: Holder | null;
  readonly after: Holder | null;
};

/** Who has most; of equals the team that was registered first. */
const holderOf = (rows: readonly Feats[], measure: (typeof measures)[SeasonRecord]): Holder | null => {
  const best = rows.reduce<Feats | null>(
    (best, row) =>
      !best || row[measure] > best[measure] || (row[measure] === best[measure] && row.team_id < best.team_id)
        ? row
        : best,
    null,
  );
  return best && best[measure] > 0 ? { teamId: best.team_id, value: best[measure] } : null;
};

/** The season's records that would change. `others`: the best of the teams whose games stay as they are. */
export const recordChanges = (
  others: readonly Feats[],
  teams: readonly TeamFeats[],
): readonly RecordChange[] =>
  (Object.keys(measures) as SeasonRecord[]).flatMap((record) => {
    const before = holderOf([...others, ...teams.map((team) => team.before)], measures[record]);
    const after = holderOf([...others, ...teams.map((team) => team.after)], measures[record]);
    const same = before?.teamId === after?.teamId && before?.value === after?.value;
    return same ? [] : [{ record, before, after }];
  });

export type RatingChange = {
  readonly teamId: number;
  readonly before: number | null;
  readonly after: number | null;
};

const sizeOf = ({ before, after }: RatingChange): number =>
  before === null || after === null ? Number.POSITIVE_INFINITY : Math.abs(after - before);

/** The ratings of a season's category that would move most, the largest moves first. */
export const ratingChanges = (
  before: readonly RatingRow[],
  games: readonly GameRow[],
  supposed: readonly SupposedGame[],
  { seasonId, categoryId, most }: { seasonId: number; categoryId: number; most: number },
): readonly RatingChange[] => {
  const after = ratingsOf(supposingGames(games, supposed), seasonId, categoryId);
  const then = new Map(before.map((row) => [row.team_id, row.rating]));
  const now = new Map(after.map((row) => [row.team_id, row.rating]));
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((teamId) => ({ teamId, before: then.get(teamId) ?? null, after: now.get(teamId) ?? null }))
    .filter((change) => sizeOf(change) > 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.teamId - b.teamId)
    .slice(0, most);
};
