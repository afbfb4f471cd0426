import type { Supervisors } from '../competition/supervisors.ts';

/** The parts of an entity that change independently: name to JSON value. A part that does not exist is absent. */
export type Aspects = ReadonlyMap<string, string>;

/** One aspect with its value; values are compared as JSON. */
export type Aspect = readonly [name: string, value: unknown];

/** Existence of the entity; no other part of a deleted entity can change. */
export const presence = 'presence';

/** The confirmation or dispute of a team's side; it is dropped with its result. */
export const confirmation = 'confirmation';

/** The status of a game with its score, live or final. */
export const result = 'result';

/** The teams of a game. */
export const teams = 'teams';

/** Cancellation or postponement of a game: once it has changed, date, placement and teams cannot be undone. */
export const cancellation = 'cancellation';

/** Whether a game is unfinished; another day would schedule it again. */
export const unfinished = 'unfinished';

/** One aspect for each entry of a map: `season 12`. */
export const each = (name: string, values: ReadonlyMap<number | string, unknown>): Aspect[] =>
  [...values].map(([id, value]) => [`${name} ${id}`, value]);

/** One aspect for the entry of each team: `team 12`. */
export const entryAspects = (teamIds: Iterable<number>): Aspect[] =>
  [...teamIds].map((id) => [`team ${id}`, true]);

/** One aspect for each part of an entered team, such as `team 12/deducted`; the part ends when the team leaves. */
export const eachPart = (part: string, values: ReadonlyMap<number, unknown>): Aspect[] =>
  [...values].map(([id, value]) => [`team ${id}/${part}`, value]);

/** Returns whether one aspect is a part of the other. */
export const areNestedAspects = (one: string, other: string): boolean =>
  one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** One aspect for each supervisor: whether they were accepted. */
export const supervisorAspects = ({ supervisors, accepted }: Supervisors): Aspect[] =>
  [...supervisors].map((id) => [`supervisor ${id}`, accepted.has(id)]);

/** The names of the aspects that differ. */
export const differing = (one: Aspects, other: Aspects): readonly string[] => {
  const names: string[] = [];
  for (const [name, value] of one) if (other.get(name) !== value) names.push(name);
  for (const name of other.keys()) if (!one.has(name)) names.push(name);
  return names;
};
