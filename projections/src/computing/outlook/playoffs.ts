import type { PlayoffMark, Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { TeamCertainty } from './certainties.ts';

type Rule = NonNullable<Ruleset['playoffs']>;
type Row = Pick<StandingRow, 'teamId' | 'divisionId'>;
type Range = Pick<TeamCertainty, 'teamId' | 'best' | 'worst'>;

const markOf = ({ best, worst }: Range, teams: number, atMost: number): PlayoffMark | null => {
  if (worst === 1) return 'first';
  if (worst <= teams) return 'in';
  return best > atMost ? 'out' : null;
};

type Table = {
  readonly rule: Rule;
  readonly rows: readonly Row[];
  /** The ranks that teams can still reach in the table that the number is about. */
  readonly ranges: readonly Range[];
  /** The worst rank that may go on, where the best teams of that rank do. */
  readonly atMost?: number;
};

/** The play-offs of a table that is ranked as the rule counts: a group, a division, or a league as a whole. */
export const playoffsOfTable = ({ rule: { teams, of }, rows, ranges, atMost = teams }: Table): Playoffs => {
  if (teams >= rows.length) return { teams, of, lastRank: null, marks: [] };
  const marks = ranges.flatMap((range) => {
    const mark = markOf(range, teams, atMost);
    return mark ? [{ teamId: range.teamId, mark }] : [];
  });
  return { teams, of, lastRank: teams, marks };
};

type InLeague = {
  /** All rows of the league. */
  readonly rows: readonly Row[];
  /** The division of the displayed table; undefined for the whole league. */
  readonly did: number | undefined;
  /** The possible final ranks in the league or in a division; empty for tables of the past. */
  readonly rangesIn: (did: number | undefined) => readonly Range[];
};

/**
 * The play-offs of a league or of one of its divisions. Null when the rules state no number of teams (the site does not
 * guess one), or state it for divisions and the league has none.
 */
export const leaguePlayoffs = (
  rule: Ruleset['playoffs'],
  { rows, did, rangesIn }: InLeague,
): Playoffs | null => {
  if (!rule) return null;
  if (rule.of === 'table') {
    const whole = playoffsOfTable({ rule, rows, ranges: rangesIn(undefined) });
    if (did === undefined) return whole;
    const own = new Set(rows.filter((row) => row.divisionId === did).map(({ teamId }) => teamId));
    return { ...whole, lastRank: null, marks: whole.marks.filter(({ teamId }) => own.has(teamId)) };
  }
  const divisions = Map.groupBy(rows, ({ divisionId }) => divisionId);
  divisions.delete(null);
  if (divisions.size === 0) return null;
  const inDivision = (id: number) =>
    playoffsOfTable({ rule, rows: divisions.get(id) ?? [], ranges: rangesIn(id) });
  if (did !== undefined) return inDivision(did);
  const marks = [...divisions.keys()].flatMap((id) => (id === null ? [] : inDivision(id).marks));
  return { ...rule, lastRank: null, marks };
};
