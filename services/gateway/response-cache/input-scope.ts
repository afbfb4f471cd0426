import type { Scope, SeasonVersions } from './season-versions.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Responses about a team list its other seasons, in whatever season they were asked for; a search also finds teams of
 * others.
 */
const crossesSeasons = (input: Input): boolean => 'eid' in input || 'eid1' in input || 'query' in input;

const isInput = (input: unknown): input is Input => typeof input === 'object' && input !== null;

/** The season that an input names; null where it names none, or several in different ways. */
const seasonIn = (input: Input): string | null => {
  const refs = ['sid', 'season', 'seasonSlug'].map((name) => input[name]).filter((ref) => ref !== undefined);
  const [ref] = refs;
  return refs.length === 1 && (typeof ref === 'string' || typeof ref === 'number') ? String(ref) : null;
};

/**
 * Of a member, names and roles change without an event, and what is for a form (a ticket, the answers to a survey) is of
 * the moment: nothing made of them is cached.
 */
const isOfTheMoment = (input: unknown): boolean =>
  isInput(input) && ['uid', 'suid', 'member', 'form'].some((name) => name in input);

/** What the response to an input is made from: one season where it names one, else anything at all; null: not to be cached. */
export const scopeOfInput = (input: unknown, versions: SeasonVersions): Scope | null => {
  if (isOfTheMoment(input)) return null;
  if (!isInput(input) || crossesSeasons(input)) return 'everything';
  const ref = seasonIn(input);
  const id = ref === null ? null : versions.seasonId(ref);
  return id === null ? 'everything' : new Set([id]);
};

/** A response that is made of several depends on what each depends on; one made of none, on everything. */
export const unionOf = (scopes: readonly (Scope | null)[]): Scope | null => {
  if (scopes.includes(null)) return null;
  return scopes.length === 0 || scopes.includes('everything')
    ? 'everything'
    : new Set(scopes.flatMap((scope) => (scope === 'everything' || scope === null ? [] : [...scope])));
};
