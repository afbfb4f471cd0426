/** How far a member is trusted: 0 is new, 3 is the highest. Confirmations by others raise it. */
export const trustLevels = [0, 1, 2, 3] as const;
export type TrustLevel = (typeof trustLevels)[number];

/** The facts that determine the trust level. */
export type TrustHistory = {
  /** Results last entered by the member that another side confirmed. */
  readonly confirmed: number;
  /** Results last entered by the member that another side disputes. */
  readonly disputed: number;
  /** Suspicious changes of the member that somebody else undid. */
  readonly undone: number;
  /** Whole days since registration. */
  readonly days: number;
};

export type TrustRequirement = {
  readonly level: Exclude<TrustLevel, 0>;
  readonly confirmed: number;
  readonly days: number;
  /** Maximum mistakes per hundred confirmed results; a disputed result counts once, an undone change three times. */
  readonly mistakesPerHundred: number;
};

/** Requirements of each level. The days prevent raising the level overnight with a second account. */
export const trustRequirements: readonly TrustRequirement[] = [
  { level: 1, confirmed: 5, days: 7, mistakesPerHundred: 20 },
  { level: 2, confirmed: 25, days: 30, mistakesPerHundred: 10 },
  { level: 3, confirmed: 100, days: 90, mistakesPerHundred: 5 },
];

const meets = (history: TrustHistory, { confirmed, days, mistakesPerHundred }: TrustRequirement): boolean =>
  history.confirmed >= confirmed &&
  history.days >= days &&
  (history.disputed + 3 * history.undone) * 100 <= mistakesPerHundred * history.confirmed;

/** Returns the highest level whose requirements are all met; it can fall again. */
export const trustOf = (history: TrustHistory): TrustLevel =>
  trustRequirements.findLast((requirement) => meets(history, requirement))?.level ?? 0;
