import { memberRoles, type Role, roles } from './roles.ts';

const nobody: readonly Role[] = [];
const everyone: readonly Role[] = roles;
const from = (least: Role): readonly Role[] => roles.slice(roles.indexOf(least));
const members: readonly Role[] = memberRoles;

/**
 * A member's relation to a league or tournament: `joined` waits among its supervisors, `accepted` is accepted among
 * them (also as its creator).
 */
export const supervisionStates = ['none', 'joined', 'accepted'] as const;
export type SupervisionState = (typeof supervisionStates)[number];

/** Roles that may do something anywhere, where they joined the supervisors, and only where they are accepted. */
type Grant = {
  readonly anywhere: readonly Role[];
  readonly whereJoined: readonly Role[];
  readonly whereAccepted: readonly Role[];
};
const anywhere = (who: readonly Role[]) =>
  ({ anywhere: who, whereJoined: nobody, whereAccepted: nobody, isScoped: false }) as const;
const whereJoined = (who: readonly Role[], where: readonly Role[]) =>
  ({ anywhere: who, whereJoined: where, whereAccepted: where, isScoped: true }) as const;
/**
 * Members must be accepted as supervisors by somebody. An administrator did so when assigning the role of supervisor,
 * so that role needs no other acceptance.
 */
const whereAccepted = (who: readonly Role[], where: readonly Role[]) =>
  ({ anywhere: who, whereJoined: from('supervisor'), whereAccepted: where, isScoped: true }) as const;

/** The table of permissions. Every procedure names one of them, and no other code decides on access. */
export const permissions = {
  /** Read seasons, leagues, teams, games, tournaments and history; search. */
  'competition/read': anywhere(everyone),
  /** Register, confirm, log in and recover an account. */
  'account/enter': anywhere(everyone),
  /** Manage the own account, sessions and data; not available while impersonating. */
  'account/own': anywhere(members),
  /** Read and write in chat and forum, and report texts; from the age of 14. */
  'community/own': anywhere(members),
  /** Review members' held or reported texts, and mute members of lower roles. */
  'community/moderate': anywhere(from('specialSupervisor')),
  /** Follow teams, leagues and tournaments. */
  'following/own': anywhere(members),
  /** Read notifications and change their settings. */
  'notifications/own': anywhere(members),
  /** Write in the forum and subscribe to topics. */
  'forum/write': anywhere(members),
  /** Pin and lock forum topics. */
  'forum/moderate': anywhere(from('specialSupervisor')),
  'dashboard/own': anywhere(members),
  /** Add, correct, delete, restore, undo and merge games, teams, leagues and tournaments. */
  'competition/write': anywhere(members),
  /** Confirm or dispute a result that somebody else entered. */
  'result/confirm': anywhere(members),
  /** Become or stop being a supervisor of a league or tournament. */
  'supervision/volunteer': anywhere(members),
  /** Accept those who wait among the supervisors of a league or tournament, refuse them, or put a supervisor out. */
  'supervision/accept': whereAccepted(from('specialSupervisor'), members),
  /** Change draws and rules of a league or tournament; settle disputed results. */
  'competition/supervise': whereAccepted(from('specialSupervisor'), members),
  /**
   * Correct what others recorded of a season that is over, and, as a new member, results that others recorded. Without
   * this permission, such a change waits until somebody who reviews changes accepts it.
   */
  'competition/correct': whereAccepted(from('supervisor'), members),
  /** Import spreadsheets of games. */
  'competition/import': whereJoined(from('specialSupervisor'), members),
  /** Review suspicious changes. */
  'moderation/review': whereAccepted(from('specialSupervisor'), members),
  /**
   * Change regions, categories, divisions, cities and organizations; their names appear in all leagues of all seasons.
   */
  'catalogue/write': anywhere(from('specialSupervisor')),
  /**
   * Define and revise rulesets. Supervisors may, because nobody else is affected: a competition adopts a new version
   * only through its own supervisors, and a ruleset in use cannot be deleted.
   */
  'ruleset/write': anywhere(from('supervisor')),
  /** Open and change seasons. */
  'season/write': anywhere(from('specialSupervisor')),
  /** Ban members, change roles below the own one, end sessions, erase accounts. */
  'member/manage': anywhere(from('admin')),
  /** View the site as a member of a lower role. */
  'member/impersonate': anywhere(from('admin')),
  /** Undo all changes of one member in a period. */
  'member/roll-back': anywhere(from('admin')),
  /** Replay any stream event by event. */
  'log/replay': anywhere(from('admin')),
  /** Read the activity of all seasons and the log entries of the programs. */
  'site/logs': anywhere(from('admin')),
  /** Open and close the site; change site-wide settings. */
  'site/settings': anywhere(from('admin')),
  /** Manage feeds. */
  'site/feeds': anywhere(from('admin')),
  /** Open the administration pages. */
  'site/administer': anywhere(from('admin')),
  /** See the timing of each part of a request. */
  'site/trace': anywhere(from('admin')),
} as const satisfies Readonly<Record<string, Grant>>;

export type Permission = keyof typeof permissions;
/** Permissions that depend on the member's relation to the entity. */
export type ScopedPermission = {
  [Name in Permission]: (typeof permissions)[Name]['isScoped'] extends true ? Name : never;
}[Permission];
export type PlainPermission = Exclude<Permission, ScopedPermission>;

/** Returns whether a supervisor who joined has to be accepted by somebody before supervising. */
export const needsAcceptance = (role: Role, standing: SupervisionState): boolean =>
  standing === 'joined' && !isAllowed(role, 'competition/supervise', standing);

/** Permissions that are denied while an administrator impersonates the member. */
const deniedToImpersonators: ReadonlySet<Permission> = new Set([
  'account/own',
  'community/own',
  'notifications/own',
]);
export const isPrivate = (permission: Permission): boolean => deniedToImpersonators.has(permission);

/** Returns true when the role has the permission, for a member with this relation to the entity. */
export const isAllowed = (
  role: Role,
  permission: Permission,
  standing: SupervisionState = 'none',
): boolean => {
  const grant: Grant = permissions[permission];
  if (grant.anywhere.includes(role)) return true;
  if (standing === 'none') return false;
  return (standing === 'joined' ? grant.whereJoined : grant.whereAccepted).includes(role);
};
