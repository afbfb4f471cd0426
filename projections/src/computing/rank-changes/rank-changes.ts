import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { gamesCounted, withdrawalsOf } from '../../views/withdrawals/withdrawals.ts';
import { type Cause, causesBetween } from './causes.ts';
import { type Between, concerns, type Crossed, crossedBy } from './crossed.ts';
import { type Decision, decisionsBetween, type RulesChange, rulesChangesBetween } from './decisions.ts';

/** The games, entries and rules as recorded at one instant, and the table that they give. */
export type TableAt = {
  readonly games: readonly GameRow[];
  readonly entries: readonly TableEntry[];
  readonly competition: Pick<CompetitionRow, 'rules' | 'draw'>;
  readonly standings: readonly StandingRow[];
};

export type ExplainedRankChange = {
  readonly teamId: number;
  /** Null when the team was not in that table. */
  readonly earlier: StandingRow | null;
  readonly later: StandingRow | null;
  /** Changes of games that the team plays in either table, ordered by day. */
  readonly causes: readonly Cause[];
  readonly decisions: readonly Decision[];
  /** The teams that it passed or that passed it, with the changes of their games, ordered by day. */
  readonly crossed: readonly Crossed[];
};
export type RankChanges = {
  /** Changes of the rules, which may move any team. */
  readonly rulesChanges: readonly RulesChange[];
  /** Every team of either table, in the order of the later one. */
  readonly teams: readonly ExplainedRankChange[];
};

/** A team that only games name is in the table as if it were entered. */
const teamsIn = ({ entries, standings }: TableAt): readonly TableEntry[] => {
  const entered = new Set(entries.map(({ teamId }) => teamId));
  const others = standings.filter(({ teamId }) => !entered.has(teamId));
  return [...entries, ...others.map(({ withdrawn: _withdrawn, deducted: _deducted, ...row }) => row)];
};

/** After a withdrawal, games count no longer, or as lost by forfeit. */
const countedIn = ({ games, entries }: TableAt) => gamesCounted(games, withdrawalsOf(entries));

/** Explains the differences between two tables; `from` is the day of the earlier one. */
export const rankChangesBetween = (then: TableAt, now: TableAt, from: string): RankChanges => {
  const between: Between = {
    before: new Map(then.standings.map((row) => [row.teamId, row])),
    after: new Map(now.standings.map((row) => [row.teamId, row])),
    causes: causesBetween(countedIn(then), countedIn(now), from),
    decisions: decisionsBetween(teamsIn(then), teamsIn(now)),
  };
  const { before, after, causes, decisions } = between;
  return {
    rulesChanges: rulesChangesBetween(then.competition, now.competition),
    teams: [...new Set([...after.keys(), ...before.keys()])].map((teamId) => ({
      teamId,
      earlier: before.get(teamId) ?? null,
      later: after.get(teamId) ?? null,
      causes: causes.filter((cause) => concerns(cause, teamId)),
      decisions: decisions.get(teamId) ?? [],
      crossed: crossedBy(teamId, between),
    })),
  };
};
