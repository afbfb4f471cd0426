/** How far a member is trusted: 0 is new, 3 is most. Earned by results that others confirm, never bought. */
export const trustLevels = [0, 1, 2, 3] as const;
export type TrustLevel = (typeof trustLevels)[number];

/** What trust is made of: what others have said of the results that a member entered, and of the member's changes. */
export type TrustHistory = {
  /** Results that the member entered last and another side has confirmed. */
  readonly confirmed: number;
  /** Results that the member entered last and another side disputes. */
  readonly disputed: number;
  /** Suspicious changes of the member that somebody else has undone. */
  readonly undone: number;
  /** Whole days since the account was made. */
  readonly days: number;
};

export type TrustRequirement = {
  readonly level: Exclude<TrustLevel, 0>;
  readonly confirmed: number;
  readonly days: number;
  /** Most faults a hundred confirmed results; an undone change is as bad as three disputed results. */
  readonly faultsPerHundred: number;
};

/** What each level asks for. Days keep somebody from confirming themselves upwards with a second account overnight. */
export const trustRequirements: readonly TrustRequirement[] = [
  { level: 1, confirmed: 5, days: 7, faultsPerHundred: 20 },
  { level: 2, confirmed: 25, days: 30, faultsPerHundred: 10 },
  { level: 3, confirmed: 100, days: 90, faultsPerHundred: 5 },
];

const meets = (history: TrustHistory, { confirmed, days, faultsPerHundred }: TrustRequirement): boolean =>
  history.confirmed >= confirmed &&
  history.days >= days &&
  (history.disputed + 3 * history.undone) * 100 <= faultsPerHundred * history.confirmed;

/** The highest level of which everything is met; whoever loses confirmations or has changes undone falls again. */
export const trustOf = (history: TrustHistory): TrustLevel =>
  trustRequirements.findLast((requirement) => meets(history, requirement))?.level ?? 0;
