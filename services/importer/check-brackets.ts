import type { BracketInfo, PlaceInfo } from './dataset-bracket.ts';
import type { TournamentInfo } from './dataset-format.ts';
import type { DatasetProblem } from './errors.ts';

/** Checks that winners and losers come from earlier slots, and that no bracket place is used twice. */
const placeProblems = (path: string, { slots }: BracketInfo): DatasetProblem[] => {
  const before = new Set<string>();
  const taken = new Set<string>();
  return slots.flatMap(({ slot, home, away }, i) => {
    const problems = (['home', 'away'] as const).flatMap((side): DatasetProblem[] => {
      const place: PlaceInfo = side === 'home' ? home : away;
      const at = `${path}.slots[${i}].${side}`;
      const key = JSON.stringify(place);
      const isOfGame = place.from === 'winner' || place.from === 'loser';
      if (isOfGame && !before.has(place.slot))
        return [{ path: `${at}.slot`, problem: 'unknown-key', value: place.slot }];
      const isTaken = taken.has(key);
      taken.add(key);
      return isTaken ? [{ path: at, problem: 'duplicate-key', value: key.slice(0, 80) }] : [];
    });
    before.add(slot);
    return problems;
  });
};

/** Returns the problems of a tournament's brackets. Each must be of one of its categories, at most one per category. */
export const bracketProblems = (path: string, tournament: TournamentInfo): DatasetProblem[] => {
  const seen = new Set<string>();
  return (tournament.brackets ?? []).flatMap((bracket, i) => {
    const at = `${path}.brackets[${i}]`;
    const { category: value } = bracket;
    const isTwice = seen.has(value);
    seen.add(value);
    return [
      ...(tournament.categories.includes(value)
        ? []
        : [{ path: `${at}.category`, problem: 'unknown-key' as const, value }]),
      ...(isTwice ? [{ path: `${at}.category`, problem: 'duplicate-key' as const, value }] : []),
      ...placeProblems(at, bracket),
    ];
  });
};
