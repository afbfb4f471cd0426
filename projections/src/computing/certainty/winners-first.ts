import type { SeasonRace } from '../season-race/season-race.ts';
import { type Certainty, certaintyByCriteria, workOfTable } from './certainty.ts';
import type { Contest } from './contest.ts';

type Division = {
  readonly table: Certainty;
  readonly teams: readonly number[];
  /** Teams that can end first in it; several that nothing separates share that place. */
  readonly canWin: readonly number[];
};
type Divisions = ReadonlyMap<number, Division>;

const canWin = (table: Certainty, team: number): boolean =>
  table.bound(team, 'best') === 0 && table.extreme(team, 'best').ahead === 0;

const divisionOf = (table: Certainty): Division => {
  const teams = table.contest.ranked;
  return { table, teams, canWin: teams.filter((team) => canWin(table, team)) };
};

/** The least and the most of a team's value at the end of the season. */
const limitsOf = ({ race, now, least, most, extra }: Contest, team: number) => {
  const [value, games] = [now[team] ?? 0, race.toPlay[team] ?? 0];
  return { lowest: value + games * least, highest: value + games * (most + extra) };
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Returns bounds on the rivals ahead of a team with division winners first; `whole` ignores that rule. */
const aheadIn = (whole: Certainty, divisions: Divisions) => {
  const { contest } = whole;
  const { race, ranked, levelOf } = contest;
  const ownOf = (team: number): Division | undefined => divisions.get(race.divisions[team] ?? Number.NaN);
  const othersOf = (team: number): readonly Division[] =>
    [...divisions.values()].filter((division) => division !== ownOf(team));
  /** A division with a team that surely has more than this team, and so has its winner. */
  const isSurelyAbove = ({ teams }: Division, team: number): boolean => {
    const { highest } = limitsOf(contest, team);
    return teams.some((one) => limitsOf(contest, one).lowest > levelOf(one, team, highest));
  };
  const canBeAbove = (rival: number, team: number): boolean => {
    const { lowest } = limitsOf(contest, team);
    return limitsOf(contest, rival).highest >= levelOf(rival, team, lowest);
  };
  const best = (team: number): number => {
    if (ownOf(team)?.canWin.includes(team))
      return othersOf(team).filter((division) => isSurelyAbove(division, team)).length;
    // Every division has a winner above the teams that win none.
    return Math.max(divisions.size, whole.bound(team, 'best'));
  };
  const worst = (team: number): number => {
    const own = ownOf(team);
    const most = whole.bound(team, 'worst');
    // A rival from another division is above a winner only with a winner of its own.
    if (own && most === 0) return 0;
    if (own?.table.extreme(team, 'worst').ahead === 0)
      return sum(othersOf(team).map((other) => other.canWin.filter((one) => canBeAbove(one, team)).length));
    // Winners that end behind it by the criteria come on top of the rivals that end ahead.
    const behind = [...divisions.values()].filter((division) => !isSurelyAbove(division, team));
    const winners = sum(behind.map((division) => division.canWin.filter((one) => one !== team).length));
    return Math.min(ranked.length - 1, most + winners);
  };
  return { best, worst };
};

/**
 * Returns what is certain in a table that lists the winners of its divisions first. Ranks are bounds from those within
 * the divisions and those by the criteria alone: no rank outside of them is possible, but they may be too wide.
 */
export const certaintyOfWinners = (race: SeasonRace): Certainty | null => {
  const work = workOfTable();
  const whole = certaintyByCriteria(race, undefined, work);
  const divisions = new Map<number, Division>();
  for (const division of race.divisions) {
    if (division === null || divisions.has(division)) continue;
    const table = certaintyByCriteria(race, division, work);
    if (!table) return null;
    divisions.set(division, divisionOf(table));
  }
  // Without divisions, the criteria alone rank the table.
  if (!whole || divisions.size === 0) return whole;
  const ahead = aheadIn(whole, divisions);
  const bound: Certainty['bound'] = (team, extreme) => ahead[extreme](team);
  return {
    contest: whole.contest,
    isOpen: (team) => bound(team, 'best') === 0 && bound(team, 'worst') === whole.contest.ranked.length - 1,
    bound,
    extreme: (team, extreme) => ({ ahead: bound(team, extreme), isExact: false, way: null }),
    // Which ties count depends on who wins the other divisions.
    magicNumber: () => null,
  };
};
