import type { BracketProblem } from '@rondelle/contracts/competition/bracket-problems.ts';
import type { BracketPlace, PlannedSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { bracketPlaceName, numbered, slotName } from '../bracket/bracket-place-words.ts';
import { keyOfGame, waitingElsewhere } from './bracket-plan.ts';

type Named = readonly { readonly id: number; readonly name: string }[];
type Plan = {
  readonly tournament: CurrentTournament;
  readonly categoryId: number;
  readonly slots: readonly PlannedSlot[];
  readonly categories: Named;
};

const nameIn = (named: Named, id: number): string => named.find((one) => one.id === id)?.name ?? `#${id}`;

/** Adds day and hour to the name of a game: « Demi-finale 1, 9 janv., 11 h 00 ». */
const dated = (name: string, { date, time }: Pick<PlannedSlot, 'date' | 'time'>): string =>
  [name, date && formatDay(date, 'bare'), time && formatTime(time)].filter(Boolean).join(', ');

/** Returns the names of all games that problems of a bracket can name, by code or key. */
const gameNames = ({ tournament, categoryId, slots, categories }: Plan): ReadonlyMap<string, string> => {
  const own = numbered(slots).map((slot) => [slot.slot, dated(slotName(slot), slot)] as const);
  const games = tournament.games.map((game) => {
    const teams = [game.homeTeamId, game.awayTeamId].map((id) => nameIn(tournament.teams, id));
    return [keyOfGame(game), dated(teams.join(' – '), game)] as const;
  });
  const elsewhere = numbered(waitingElsewhere(tournament, categoryId)).map((slot) => {
    const name = `${nameIn(categories, slot.categoryId)}, ${slotName(slot)}`;
    return [slot.key, dated(name, slot)] as const;
  });
  return new Map([...games, ...elsewhere, ...own]);
};

const wordsOf = {
  order: m.bracket_problem_order,
  cycle: m.bracket_problem_cycle,
  twice: m.bracket_problem_twice,
  early: m.bracket_problem_early,
  rest: m.bracket_problem_rest,
  team: m.bracket_problem_team,
  ice: m.bracket_problem_ice,
  missing: m.bracket_problem_missing,
  unused: m.bracket_problem_unused,
  same: m.bracket_problem_same,
} as const satisfies Record<BracketProblem['kind'], unknown>;

/** Returns a function that describes why a bracket can't be played, naming the games. */
export const problemWords = (plan: Plan): ((problem: BracketProblem) => string) => {
  const names = gameNames(plan);
  const all = numbered(plan.slots);
  const game = (key: string): string => names.get(key) ?? key;
  const place = (one: BracketPlace): string =>
    one.from === 'team' ? nameIn(plan.tournament.teams, one.teamId) : bracketPlaceName(one, all);
  return (problem) => {
    switch (problem.kind) {
      case 'missing':
        return wordsOf.missing({ game: game(problem.game), place: place(problem.place) });
      case 'unused':
        return wordsOf.unused({ place: place(problem.place) });
      case 'same':
        return wordsOf.same({
          game: game(problem.game),
          place: place(problem.place),
          other: game(problem.other),
          otherPlace: place(problem.otherPlace),
        });
      case 'twice':
        return wordsOf.twice({
          game: game(problem.game),
          place: place(problem.place),
          other: game(problem.other),
        });
      default:
        return wordsOf[problem.kind]({ game: game(problem.game), other: game(problem.other) });
    }
  };
};
