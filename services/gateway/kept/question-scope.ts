import type { Scope, SeasonVersions } from './season-versions.ts';

type Question = Readonly<Record<string, unknown>>;

/** Answers about a team list its other seasons, in whatever season they were asked for. */
const crossesSeasons = (question: Question): boolean => 'eid' in question || 'eid1' in question;

const isQuestion = (question: unknown): question is Question =>
  typeof question === 'object' && question !== null;

/** The season that a question names; null where it names none, or several in different ways. */
const seasonIn = (question: Question): string | null => {
  const refs = ['sid', 'season', 'seasonSlug']
    .map((name) => question[name])
    .filter((ref) => ref !== undefined);
  const [ref] = refs;
  return refs.length === 1 && (typeof ref === 'string' || typeof ref === 'number') ? String(ref) : null;
};

/** Of a member, names and roles change without an event: nothing made of them is kept. */
const isAboutMember = (question: unknown): boolean =>
  isQuestion(question) && ['uid', 'suid', 'member'].some((name) => name in question);

/** What the answer to a question is made from: one season where it names one, else anything at all; null: not to be kept. */
export const scopeOfInput = (question: unknown, versions: SeasonVersions): Scope | null => {
  if (isAboutMember(question)) return null;
  if (!isQuestion(question) || crossesSeasons(question)) return 'everything';
  const ref = seasonIn(question);
  const id = ref === null ? null : versions.seasonId(ref);
  return id === null ? 'everything' : new Set([id]);
};

/** An answer that is made of several depends on what each depends on; one made of none, on everything. */
export const unionOf = (scopes: readonly (Scope | null)[]): Scope | null => {
  if (scopes.includes(null)) return null;
  return scopes.length === 0 || scopes.includes('everything')
    ? 'everything'
    : new Set(scopes.flatMap((scope) => (scope === 'everything' || scope === null ? [] : [...scope])));
};
