import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { TableEntry } from '../../views/standings/tables.ts';

/**
 * Difference between a team's entries in two tables, that may move the team without a game: it `entered` the league or
 * `left` it, is in another `division`, `withdrew` or `returned`, or other points are deducted from it.
 */
type Change =
  | { readonly kind: 'entered' | 'left' | 'division' | 'returned' }
  | { readonly kind: 'withdrew'; readonly treatment: WithdrawalTreatment }
  | { readonly kind: 'deducted'; readonly before: number; readonly after: number };
export type Decision = Change & { readonly teamId: number };
export type Decisions = ReadonlyMap<number, readonly Decision[]>;

/** Difference between the rules of two tables, that may move any team. */
export type RulesChange = 'rules' | 'drawn' | 'undrawn';

const deducted = (before: number, after: number): readonly Change[] =>
  before === after ? [] : [{ kind: 'deducted', before, after }];

const withdrawn = (
  before: WithdrawalTreatment | null,
  after: WithdrawalTreatment | null,
): readonly Change[] => {
  if (before === after) return [];
  return after === null ? [{ kind: 'returned' }] : [{ kind: 'withdrew', treatment: after }];
};

const decisionsOn = (before: TableEntry | undefined, after: TableEntry | undefined): readonly Change[] => {
  if (!after) return [{ kind: 'left' }];
  const further = [
    ...withdrawn(before?.withdrawn ?? null, after.withdrawn ?? null),
    ...deducted(before?.deducted ?? 0, after.deducted ?? 0),
  ];
  if (!before) return [{ kind: 'entered' }, ...further];
  return before.divisionId === after.divisionId ? further : [{ kind: 'division' }, ...further];
};

const byTeam = (entries: readonly TableEntry[]) => new Map(entries.map((entry) => [entry.teamId, entry]));

/** Returns the decisions on each team whose entries differ. */
export const decisionsBetween = (then: readonly TableEntry[], now: readonly TableEntry[]): Decisions => {
  const [before, after] = [byTeam(then), byTeam(now)];
  const teamIds = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    [...teamIds].flatMap((teamId) => {
      const found = decisionsOn(before.get(teamId), after.get(teamId)).map((one) => ({ teamId, ...one }));
      return found.length === 0 ? [] : [[teamId, found] as const];
    }),
  );
};

type Rules = Pick<CompetitionRow, 'rules' | 'draw'>;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const rulesChangesBetween = (then: Rules, now: Rules): readonly RulesChange[] => [
  ...(isSame(then.rules, now.rules) ? [] : (['rules'] as const)),
  ...(isSame(then.draw, now.draw) ? [] : [now.draw === null ? ('undrawn' as const) : ('drawn' as const)]),
];
