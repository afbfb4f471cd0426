// No zod schemas in this file: forms in the browser load it.

/**
 * Policies on what a category shows of its games, narrowest first. Each adds to the one before:
 * - `schedule`: dates and venues;
 * - `scores`: results;
 * - `tables`: tables and statistics counted from results;
 * - `everything`: ratings and forecasts.
 */
export const categoryPolicies = ['schedule', 'scores', 'tables', 'everything'] as const;
export type CategoryPolicy = (typeof categoryPolicies)[number];

/** Returns true when `policy` (absent: `everything`) shows all that `wanted` shows. */
export const policyAllows = (policy: CategoryPolicy | undefined, wanted: CategoryPolicy): boolean =>
  categoryPolicies.indexOf(policy ?? 'everything') >= categoryPolicies.indexOf(wanted);

/** The oldest age, in years, for which Hockey Canada asks leagues not to keep scores or standings. */
const lastAgeWithoutScores = 9;
const ageIn = /\b[MU]-?(\d{1,2})\b/iu;
const namesWithoutScores = /\b(novice|mahg|magh|initiation|timbits?)\b/iu;

/** Suggests a policy for a new category from its names: `schedule` up to nine years, otherwise `everything`. */
export const proposedPolicy = (name: { readonly fr: string; readonly en: string }): CategoryPolicy => {
  const isYoung = [name.fr, name.en].some((text) => {
    const age = ageIn.exec(text)?.[1];
    return age === undefined ? namesWithoutScores.test(text) : Number(age) <= lastAgeWithoutScores;
  });
  return isYoung ? 'schedule' : 'everything';
};
