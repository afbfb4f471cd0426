import { memberRoles, type Role, roles } from './roles.ts';

const nobody: readonly Role[] = [];
const everyone: readonly Role[] = roles;
const from = (least: Role): readonly Role[] => roles.slice(roles.indexOf(least));
const members: readonly Role[] = memberRoles;

/** Who may do something to whatever thing, and who only to the leagues, tournaments and their games that they supervise. */
type Grant = { readonly anywhere: readonly Role[]; readonly whereSupervising: readonly Role[] };
const anywhere = (who: readonly Role[]) =>
  ({ anywhere: who, whereSupervising: nobody, isScoped: false }) as const;
const scoped = (who: readonly Role[], where: readonly Role[]) =>
  ({ anywhere: who, whereSupervising: where, isScoped: true }) as const;

/** Who may do what to which thing. Every procedure names one of these, and the router asks here and nowhere else. */
export const permissions = {
  /** Seasons, leagues, teams, games, tournaments, history, search. */
  'competition/read': anywhere(everyone),
  /** Registering, confirming, logging in, and finding one's way back into an account. */
  'account/enter': anywhere(everyone),
  /** One's own account, sessions and data; never those of the member one is standing in for. */
  'account/own': anywhere(members),
  /** Reading and writing in chat and forum, reporting what others write; from 14 years on. */
  'community/own': anywhere(members),
  /** Silencing members of lower roles, wherever they write. */
  'community/moderate': anywhere(from('specialSupervisor')),
  /** Following teams, leagues and tournaments. */
  'following/own': anywhere(members),
  /** What one is told, and how one wants to be told. */
  'notifications/own': anywhere(members),
  /** Writing in the forum, and following its topics. */
  'forum/write': anywhere(members),
  /** Pinning and locking topics of the forum. */
  'forum/moderate': anywhere(from('specialSupervisor')),
  /** One's own dashboard. */
  'dashboard/own': anywhere(members),
  /** Adding, correcting, deleting, restoring, undoing and merging games, teams, leagues and tournaments. */
  'competition/write': anywhere(members),
  /** Confirming or disputing a result that somebody else has entered. */
  'result/confirm': anywhere(members),
  /** Becoming supervisor of a league or tournament, and ceasing to be. */
  'supervision/volunteer': anywhere(members),
  /** Draws and rules of a league or tournament; settling disputed results. */
  'competition/supervise': scoped(from('specialSupervisor'), members),
  /** Bringing in spreadsheets of games. */
  'competition/import': scoped(from('specialSupervisor'), members),
  /** Looking through suspicious changes. */
  'moderation/review': scoped(from('specialSupervisor'), members),
  /** Regions, categories, divisions, cities and organizations: all leagues of all seasons go by their names. */
  'catalogue/write': anywhere(from('specialSupervisor')),
  /**
   * Rules, which supervisors write down for their leagues: nobody else is touched, since a competition moves to a new
   * version only by whoever supervises it, and rules that are played by cannot be deleted.
   */
  'ruleset/write': anywhere(from('supervisor')),
  /** Opening and changing seasons. */
  'season/write': anywhere(from('specialSupervisor')),
  /** Banning members, changing roles below one's own, ending sessions, erasing accounts. */
  'member/manage': anywhere(from('admin')),
  /** Standing in for a member of a lower role, to see what they see. */
  'member/impersonate': anywhere(from('admin')),
  /** Taking back all changes of one member in a period. */
  'member/roll-back': anywhere(from('admin')),
  /** Replaying any stream event by event. */
  'log/replay': anywhere(from('admin')),
  /** Seeing what was recorded in all seasons, and what the programs say of themselves. */
  'site/logs': anywhere(from('admin')),
  /** Opening and closing the site, and what holds on all of it. */
  'site/settings': anywhere(from('admin')),
  /** Sources of games that are read on a timetable. */
  'site/feeds': anywhere(from('admin')),
  /** What the site does, holds and needs: the pages of the administration. */
  'site/administer': anywhere(from('admin')),
  /** Seeing how long each part of a request took. */
  'site/trace': anywhere(from('admin')),
} as const satisfies Readonly<Record<string, Grant>>;

export type Permission = keyof typeof permissions;
/** Depends on the thing: a supervisor may only where they supervise. */
export type ScopedPermission = {
  [Name in Permission]: (typeof permissions)[Name]['isScoped'] extends true ? Name : never;
}[Permission];
export type PlainPermission = Exclude<Permission, ScopedPermission>;

/** What is nobody else's business, not even that of who stands in for the member. */
const privateOnes: ReadonlySet<Permission> = new Set(['account/own', 'community/own', 'notifications/own']);
export const isPrivate = (permission: Permission): boolean => privateOnes.has(permission);

/** Whether a role may, to a thing that the member supervises or (by default) does not. */
export const isAllowed = (role: Role, permission: Permission, supervises = false): boolean => {
  const { anywhere: always, whereSupervising } = permissions[permission];
  return always.includes(role) || (supervises && whereSupervising.includes(role));
};
