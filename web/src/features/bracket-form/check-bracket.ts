import type { Fault } from '../../lib/refusal.ts';
import { m } from '../../paraglide/messages.js';
import { type BracketValues, type Field, fieldOf, slotsIn } from './bracket-values.ts';

/** What can be told before anything is sent: nobody has two places, and every game has a day. */
export const checkBracket = (values: BracketValues): readonly Fault[] => {
  const slots = slotsIn(values);
  const places = slots.flatMap(({ slot }) => (['home', 'away'] as const).map((side) => fieldOf(side, slot)));
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
