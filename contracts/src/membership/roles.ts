/** From who may least to who may most; nobody who reads without an account has a role that is stored. */
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

/** What the list of members can be narrowed to. */
export const memberStates = ['free', 'banned', 'disabled'] as const;

export const roles = ['visitor', ...memberRoles] as const;
export type Role = (typeof roles)[number];

/** Whether one role may do more than another. */
export const outranks = (one: Role, other: Role): boolean => roles.indexOf(one) > roles.indexOf(other);
