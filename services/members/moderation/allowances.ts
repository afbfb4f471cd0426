import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';

/** At most `most` changes of a kind within `withinMs` milliseconds. */
export type Allowance = { readonly most: number; readonly withinMs: number };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The kinds of changes that are limited. */
export const allowanceKinds = ['saves', 'changes', 'corrections', 'deletions', 'supervisions'] as const;
export type Allowances = Readonly<Record<(typeof allowanceKinds)[number], Allowance>>;
const allowances = (
  saves: number,
  changes: number,
  corrections: number,
  deletions: number,
  supervisions: number,
): Allowances => ({
  saves: { most: saves, withinMs: minute },
  changes: { most: changes, withinMs: day },
  corrections: { most: corrections, withinMs: hour },
  deletions: { most: deletions, withinMs: hour },
  supervisions: { most: supervisions, withinMs: day },
});

/** Allowances by trust level: a new member can enter a whole weekend, but not rewrite a season in an evening. */
const ofMembers: Readonly<Record<TrustLevel, Allowances>> = {
  0: allowances(60, 1_000, 40, 20, 3),
  1: allowances(60, 1_500, 120, 30, 6),
  2: allowances(90, 2_500, 300, 60, 12),
  3: allowances(120, 5_000, 600, 100, 25),
};

/** The allowances of a member; null (no limits) for admins. */
export const allowancesFor = (role: MemberRole, trust: TrustLevel): Allowances | null => {
  switch (role) {
    case 'member':
    case 'tester':
      return ofMembers[trust];
    case 'supervisor':
      return allowances(120, 5_000, 1_000, 100, 50);
    case 'specialSupervisor':
      return allowances(240, 20_000, 5_000, 500, 500);
    case 'admin':
    case 'superAdmin':
    case 'masterAdmin':
      return null;
  }
};
