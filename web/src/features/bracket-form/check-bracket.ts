import type { FieldError } from '../../lib/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { type BracketValues, type Field, fieldOf, sides, slotsIn } from './bracket-values.ts';

/** Requires 1 to 40 group games, a date and both places for each game, and no place twice. */
export const checkBracket = (values: BracketValues): readonly FieldError[] => {
  const slots = slotsIn(values);
  const places = slots.flatMap(({ slot }) => sides.map((side) => fieldOf(side, slot)));
  const missing = (names: readonly string[], message: () => string) =>
    names.filter((name) => !values[name]).map((field) => ({ field, message: message() }));
  const twice = places
    .filter(
      (name) => values[name] && places.some((other) => other !== name && values[other] === values[name]),
    )
    .map((field) => ({ field, message: m.bracket_check_twice() }));
  const all = (field: Field) => slots.map(({ slot }) => fieldOf(field, slot));
  const count = Number(values['groupGames']);
  return [
    ...(count >= 1 && count <= 40 ? [] : [{ field: 'groupGames', message: m.bracket_check_games() }]),
    ...missing(places, m.bracket_check_place),
    ...twice,
    ...missing(all('date'), m.bracket_check_day),
  ];
};
