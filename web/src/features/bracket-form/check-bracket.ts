import { impossibleIn } from '@rondelle/contracts/competition/bracket-order.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { type BracketValues, type Field, fieldOf, sides, slotsIn, wholeBracket } from './bracket-values.ts';

/**
 * Requires 1 to 40 group games, a date and both places for each game, no place twice, and no game that waits for one
 * after it.
 */
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
  const unordered = impossibleIn(wholeBracket(values))
    .filter(({ kind }) => kind !== 'twice')
    .map(({ side, game }) => ({ field: fieldOf(side, game), message: m.bracket_check_order() }));
  const all = (field: Field) => slots.map(({ slot }) => fieldOf(field, slot));
  const count = Number(values['groupGames']);
  return [
    ...(count >= 1 && count <= 40 ? [] : [{ field: 'groupGames', message: m.bracket_check_games() }]),
    ...missing(places, m.bracket_check_place),
    ...twice,
    ...unordered,
    ...missing(all('date'), m.bracket_check_day),
  ];
};
