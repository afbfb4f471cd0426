/** In ascending order of power. Visitors have no stored role. */
export const memberRoles = [
  'member',
  'tester',
  'supervisor',
  'specialSupervisor',
  'admin',
  'superAdmin',
  'masterAdmin',
] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Filters of the member list. */
export const memberStates = ['free', 'banned', 'disabled'] as const;

export const roles = ['visitor', ...memberRoles] as const;
export type Role = (typeof roles)[number];

/** Returns true when the first role is above the second. */
export const outranks = (one: Role, other: Role): boolean => roles.indexOf(one) > roles.indexOf(other);
