import { z } from 'zod';
import { historyEntry } from './outputs.ts';
import { ruleset } from './ruleset.ts';

/** What was saved. */
export const written = z.object({
  /** Of the last event that was recorded, for readers to wait for; null where nothing had to be changed. */
  position: z.string().nullable(),
  /** Of the changed thing: what the next change names as `ifRevision`. */
  revision: z.string(),
  /** Whether whatever is read next shows the change already. */
  upToDate: z.boolean(),
  /** Of the changed thing, in its kind. */
  id: z.int(),
  /** The page that shows it, in the language asked for; null where it has none. */
  path: z.string().nullable(),
});
export type Written = z.infer<typeof written>;

const refused = z.object({
  code: z.string(),
  /** In the language asked for. */
  message: z.string(),
  field: z.string().nullable(),
  /** The page of the game that is there already, where that is why. */
  there: z.string().nullable(),
});
export type Refused = z.infer<typeof refused>;

/** Each of several games, in the order in which they were sent: written, or refused and why. */
export const savedGames = z.object({
  games: z.array(z.object({ written: written.nullable(), refused: refused.nullable() })),
});
export type SavedGames = z.infer<typeof savedGames>;

/** What others changed since the version that a refused change had seen. */
export const writeConflict = z.object({
  /** The version there is now. */
  revision: z.string(),
  /** Who changed it last; null where that is no member, or no longer one. */
  by: z.string().nullable(),
  at: z.string(),
  changes: historyEntry.shape.changes,
});
export type WriteConflict = z.infer<typeof writeConflict>;

const choice = z.object({ id: z.int(), name: z.string() });
/** What a form can choose from. */
export const choicesOutput = z.object({
  season: z.object({ id: z.int(), slug: z.string(), startsOn: z.string(), endsOn: z.string() }).nullable(),
  seasons: z.array(z.object({ id: z.int(), slug: z.string(), startsOn: z.string(), endsOn: z.string() })),
  regions: z.array(choice),
  categories: z.array(choice),
  divisions: z.array(choice),
  cities: z.array(choice),
  organizations: z.array(choice),
  /** `version`: the newest one. A ruleset has a name where it came with data, or else none but its number. */
  rulesets: z.array(z.object({ id: z.int(), name: z.string().nullable(), version: z.int() })),
});
export type ChoicesOutput = z.infer<typeof choicesOutput>;

/** A ruleset at its newest version. */
export const rulesetOutput = z.object({
  id: z.int(),
  version: z.int(),
  /** Where it came from; null for one that was defined here. */
  key: z.string().nullable(),
  rules: ruleset,
  revision: z.string(),
});
export type RulesetOutput = z.infer<typeof rulesetOutput>;
