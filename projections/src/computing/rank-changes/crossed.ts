import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { Cause } from './causes.ts';
import type { Decision, Decisions } from './decisions.ts';

/** A team that passed another team or was passed by it, or entered or left ahead of it. */
export type Crossed = {
  readonly teamId: number;
  readonly isAhead: boolean;
  readonly causes: readonly Cause[];
  readonly decisions: readonly Decision[];
};

/** Two tables of a league and their differences. */
export type Between = {
  readonly before: ReadonlyMap<number, StandingRow>;
  readonly after: ReadonlyMap<number, StandingRow>;
  readonly causes: readonly Cause[];
  readonly decisions: Decisions;
};

export const concerns = ({ game, before }: Cause, teamId: number): boolean =>
  [game, before].some((one) => one?.homeTeamId === teamId || one?.awayTeamId === teamId);

/** −1 when the first ranks higher, 1 when it ranks lower, 0 when equal. */
const order = (one: StandingRow, other: StandingRow): number => Math.sign(one.rank - other.rank);

/** Returns the teams that a row was or is compared with in a tie. */
const tiedIn = (rows: readonly StandingRow[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ tieBreak }) => tieBreak?.steps.flatMap(({ teamIds }) => teamIds) ?? []));

/** Returns the teams that were or are level with one of two on points, or in its division, which may rank them too. */
const besideIn = (rows: readonly StandingRow[], { before, after }: Between): ReadonlySet<number> => {
  const isBeside = (row: StandingRow) =>
    rows.some(
      ({ points, divisionId }) =>
        row.points === points || (divisionId !== null && row.divisionId === divisionId),
    );
  return new Set([...before.values(), ...after.values()].filter(isBeside).map(({ teamId }) => teamId));
};

type Pair = {
  readonly was: StandingRow;
  readonly is: StandingRow;
  readonly otherWas: StandingRow | undefined;
  readonly otherIs: StandingRow | undefined;
};

/** Returns whether the other team is ahead now; null when it did not change sides. */
const sideOf = ({ was, is, otherWas, otherIs }: Pair): boolean | null => {
  if (otherWas && otherIs) return order(was, otherWas) === order(is, otherIs) ? null : order(is, otherIs) > 0;
  if (otherIs) return order(is, otherIs) > 0 ? true : null;
  return otherWas && order(was, otherWas) > 0 ? false : null;
};

type Named = Pick<Crossed, 'causes' | 'decisions'>;
const named = (teamIds: ReadonlySet<number>, { causes, decisions }: Between): Named => ({
  causes: causes.filter((cause) => [...teamIds].some((id) => concerns(cause, id))),
  decisions: [...teamIds].flatMap((id) => decisions.get(id) ?? []),
});
const isEmpty = ({ causes, decisions }: Named): boolean => causes.length + decisions.length === 0;

/**
 * Returns the reasons that concern the other team alone. Without reasons for either team: those of teams tied with
 * them, otherwise of the teams beside them, otherwise all, since some rules compare tied teams with the best team.
 */
const reasonsOf = (teamId: number, otherId: number, pair: Pair, between: Between): Named => {
  const ofOther = named(new Set([otherId]), between);
  if (!isEmpty(ofOther) || !isEmpty(named(new Set([teamId]), between)))
    return { ...ofOther, causes: ofOther.causes.filter((cause) => !concerns(cause, teamId)) };
  const rows = Object.values(pair).flatMap((row) => row ?? []);
  const ofTied = named(tiedIn(rows), between);
  if (!isEmpty(ofTied)) return ofTied;
  const ofOthers = named(besideIn(rows, between), between);
  return isEmpty(ofOthers)
    ? { causes: between.causes, decisions: [...between.decisions.values()].flat() }
    : ofOthers;
};

/** Returns the teams that changed sides with a team, in the order of the later table, with what moved them. */
export const crossedBy = (teamId: number, between: Between): readonly Crossed[] => {
  const { before, after } = between;
  const [was, is] = [before.get(teamId), after.get(teamId)];
  if (!was || !is) return [];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((otherId) => {
    const pair = { was, is, otherWas: before.get(otherId), otherIs: after.get(otherId) };
    const isAhead = otherId === teamId ? null : sideOf(pair);
    return isAhead === null
      ? []
      : [{ teamId: otherId, isAhead, ...reasonsOf(teamId, otherId, pair, between) }];
  });
};
