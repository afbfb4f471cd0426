import { type Role, roles } from './roles.ts';

const everyone: readonly Role[] = roles;
const from = (least: Role): readonly Role[] => roles.slice(roles.indexOf(least));

/** Who may do what. Every procedure names one of these, and the router asks here and nowhere else. */
export const permissions = {
  /** Seasons, leagues, teams, games, tournaments, search. */
  'competition/read': everyone,
  /** Registering, confirming, logging in, and finding one's way back into an account. */
  'account/enter': everyone,
  /** One's own account, sessions and data; never those of the member one is standing in for. */
  'account/own': from('member'),
  /** Standing in for a member of a lower role, to see what they see. */
  'member/impersonate': from('admin'),
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof permissions;

export const isAllowed = (role: Role, permission: Permission): boolean =>
  permissions[permission].includes(role);
