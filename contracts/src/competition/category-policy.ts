// Without schemas: forms load these words.

/**
 * What is shown of a category's games, the least first: when and where they are; their scores as well; tables and what
 * is counted from scores as well; ratings and forecasts as well.
 */
export const categoryPolicies = ['schedule', 'scores', 'tables', 'everything'] as const;
export type CategoryPolicy = (typeof categoryPolicies)[number];

/** Whether a category under this policy shows what `wanted` adds. */
export const isShownUnder = (policy: CategoryPolicy, wanted: CategoryPolicy): boolean =>
  categoryPolicies.indexOf(policy) >= categoryPolicies.indexOf(wanted);

/** The last age, in years, of which Hockey Canada asks that neither scores nor standings are kept. */
const lastAgeWithoutScores = 9;
const ageIn = /\b[MU]-?(\d{1,2})\b/iu;
const namesWithoutScores = /\b(novice|mahg|magh|initiation|timbits?)\b/iu;

/** What is proposed for a new category by its names: no scores up to nine years, else everything. */
export const proposedPolicy = (name: { readonly fr: string; readonly en: string }): CategoryPolicy => {
  const isYoung = [name.fr, name.en].some((text) => {
    const age = ageIn.exec(text)?.[1];
    return age === undefined ? namesWithoutScores.test(text) : Number(age) <= lastAgeWithoutScores;
  });
  return isYoung ? 'schedule' : 'everything';
};
