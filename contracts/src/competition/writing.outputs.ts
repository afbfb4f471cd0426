import { z } from 'zod';
import { historyEntry } from './outputs.ts';
import { ruleset } from './ruleset.ts';
import { country } from './vocabulary.ts';

export const written = z.object({
  /** Log position of the last recorded event, for reads that must include it; null when nothing changed. */
  position: z.string().nullable(),
  /** Revision of the changed entity, for the `ifRevision` of the next change. */
  revision: z.string(),
  /** True when the views already include the change. */
  upToDate: z.boolean(),
  /** True when nothing is recorded yet: the change waits until a second person accepts it. */
  held: z.boolean(),
  /** Id of the changed entity within its kind. */
  id: z.int(),
  /** Page of the entity, in the requested language; null when it has none. */
  path: z.string().nullable(),
});
export type Written = z.infer<typeof written>;

const refused = z.object({
  code: z.string(),
  /** In the requested language. */
  message: z.string(),
  field: z.string().nullable(),
  /** Page of the existing game, when the error is about a duplicate. */
  there: z.string().nullable(),
});
export type Refused = z.infer<typeof refused>;

/** One entry per game in the order of the input: written, or refused with the reason. */
export const savedGames = z.object({
  games: z.array(z.object({ written: written.nullable(), refused: refused.nullable() })),
});
export type SavedGames = z.infer<typeof savedGames>;

/** Changes by others since the revision that a refused command was based on. */
export const writeConflict = z.object({
  /** The current revision. */
  revision: z.string(),
  /** Author of the last change; null when it is not a member or the account no longer exists. */
  by: z.string().nullable(),
  at: z.string(),
  changes: historyEntry.shape.changes,
});
export type WriteConflict = z.infer<typeof writeConflict>;

const choice = z.object({ id: z.int(), name: z.string() });
/** Options of select boxes. */
export const choicesOutput = z.object({
  season: z.object({ id: z.int(), slug: z.string(), startsOn: z.string(), endsOn: z.string() }).nullable(),
  seasons: z.array(z.object({ id: z.int(), slug: z.string(), startsOn: z.string(), endsOn: z.string() })),
  regions: z.array(choice),
  categories: z.array(choice),
  divisions: z.array(choice),
  cities: z.array(choice),
  organizations: z.array(choice),
  countries: z.array(z.object({ id: country, name: z.string() })),
  /** `version`: the newest one. `name` is null for rulesets that were not imported; these show their number. */
  rulesets: z.array(z.object({ id: z.int(), name: z.string().nullable(), version: z.int() })),
});
export type ChoicesOutput = z.infer<typeof choicesOutput>;

/** The category and the region that a text names; null where it is unclear. */
export type NamedInTextOutput = { readonly categoryId: number | null; readonly regionId: number | null };

/** A ruleset at its newest version. */
export const rulesetOutput = z.object({
  id: z.int(),
  version: z.int(),
  /** Source key of an imported ruleset; null for one defined on the site. */
  key: z.string().nullable(),
  rules: ruleset,
  /** The versions before, which competitions may still use, with a summary of their rules. */
  older: z.array(z.object({ version: z.int(), summary: z.string() })),
  revision: z.string(),
});
export type RulesetOutput = z.infer<typeof rulesetOutput>;
