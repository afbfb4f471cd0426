import type { MadeFrom } from './made-from.ts';
import { type Scope, unionOf } from './scope.ts';
import type { SeasonVersions } from './season-versions.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Returns whether a response depends on several seasons: all seasons of a team, or of the teams that a search finds.
 */
const crossesSeasons = (input: Input): boolean => 'eid' in input || 'eid1' in input || 'query' in input;

const isInput = (input: unknown): input is Input => typeof input === 'object' && input !== null;

/** The season that an input names; null when it names none, or uses more than one parameter for it. */
const seasonIn = (input: Input): string | null => {
  const refs = ['sid', 'season', 'seasonSlug'].map((name) => input[name]).filter((ref) => ref !== undefined);
  const [ref] = refs;
  return refs.length === 1 && (typeof ref === 'string' || typeof ref === 'number') ? String(ref) : null;
};

/**
 * Returns whether a response must not be cached: members' names change without an event; forms have tickets or counts.
 */
const isVolatile = (input: unknown): boolean =>
  isInput(input) && ['uid', 'suid', 'member', 'form'].some((name) => name in input);

/** The data that an input's response depends on: the season that it names, or everything; null when not cacheable. */
export const scopeOfInput = (input: unknown, versions: SeasonVersions): Scope | null => {
  if (isVolatile(input)) return null;
  if (!isInput(input) || crossesSeasons(input)) return 'everything';
  const ref = seasonIn(input);
  const id = ref === null ? null : versions.seasonId(ref);
  return id === null ? 'everything' : new Set([id]);
};

/** The scope of a response made by these queries: their declared dependencies, or else their inputs. */
export const scopeOfQueries = (queries: readonly MadeFrom[], versions: SeasonVersions): Scope | null =>
  unionOf(
    queries.map((query) => ('only' in query ? new Set(query.only) : scopeOfInput(query.input, versions))),
  );
