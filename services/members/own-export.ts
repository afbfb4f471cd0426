import type { ExportOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { visitsOf } from './accounts/dashboard-visits.ts';
import { followingsOf } from './accounts/followings.ts';
import { storedChatData } from './accounts/stored-chat-data.ts';
import {
  actionsAbout,
  actionsBy,
  allowancesOf,
  heldUsernamesOf,
  importsOf,
  lettersBy,
  linksOf,
  waitingMailsOf,
} from './accounts/stored-member-data.ts';
import { storedSignInMethods } from './accounts/stored-sign-in-methods.ts';
import { consentsOf } from './accounts/members.ts';
import type { Session } from './accounts/sessions.ts';
import { changesBySeason } from '@rondelle/projections/queries/activity-log/contributions.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { ownForum } from './own-forum.ts';
import { ownNotifications } from './notifications/own-notifications.ts';
import { ownTrust } from './moderation/own-trust.ts';
import { withModeration } from './moderation/tables.ts';
import { sentMailsOf } from './mails/sent-mails.ts';
import { supervisedBy } from './supervision/supervised-by.ts';
import type { MemberServices } from './member-services.ts';
import { known, ownAccount } from './own-account.ts';

const decisionsOf = (db: Db, memberId: string) =>
  withModeration(db)
    .selectFrom('moderation.flags')
    .select(['kind', 'entityId as id', 'state', 'decidedAt'])
    .where('decidedBy', '=', memberId)
    .orderBy('decidedAt', 'desc')
    .limit(10_000)
    .execute();

const heldChangesOf = (db: Db, memberId: string) =>
  withModeration(db)
    .selectFrom('moderation.held_changes')
    .select(['kind', 'entityId as id', 'state', 'recordedAt', 'commands'])
    .where('memberId', '=', memberId)
    .orderBy('recordedAt', 'desc')
    .limit(10_000)
    .execute();

/** A member's changes are public and may be many, so the export only has counts by season with links. */
const contributionsOf = async (db: Db, lang: Language, { memberId, number, username }: Session) => {
  const paths = pathsIn(lang);
  const seasons = await changesBySeason(db, lang, memberId);
  return {
    path: paths.user({ id: number, name: username }),
    seasons: seasons.map(({ season, changes }) => ({
      season,
      changes,
      path: `${paths.activity(season)}?member=${number}`,
    })),
  };
};

/** All data of a member, except the hashes of the password and of tokens. */
export const exportOwnData = async (
  db: Db,
  services: MemberServices,
  session: Session,
): Promise<ExportOutput> => {
  const { accounts } = services;
  const { memberId } = session;
  const { sessions, ...account } = await ownAccount(services, session);
  const { language, emailVerifiedAt, parentEmail, bannedAt, disabledAt } = await known(services, session);
  const { level, history } = await ownTrust(db, session);
  return {
    account: {
      ...account,
      verifiedAt: emailVerifiedAt,
      parentEmail,
      bannedAt,
      disabledAt,
    },
    signInMethods: await storedSignInMethods(accounts, memberId),
    language,
    consents: (await consentsOf(accounts, memberId)).map(({ kind, version, givenAt }) => ({
      kind,
      version,
      givenAt,
    })),
    sessions,
    heldUsernames: await heldUsernamesOf(accounts, memberId),
    links: await linksOf(accounts, memberId),
    waitingMails: await waitingMailsOf(accounts, memberId, account.email),
    sentMails: await sentMailsOf(accounts, memberId),
    ownLetters: await lettersBy(accounts, memberId),
    following: await followingsOf(accounts, memberId),
    ...(await ownNotifications(db, memberId)),
    ...(await ownForum(db, memberId)),
    supervising: await supervisedBy(db, memberId),
    dashboardVisits: await visitsOf(accounts, memberId),
    adminActions: await actionsAbout(accounts, memberId),
    ownAdminActions: await actionsBy(accounts, memberId),
    allowances: await allowancesOf(accounts, memberId),
    imports: await importsOf(accounts, memberId),
    trust: { level, ...history },
    decisions: await decisionsOf(db, memberId),
    heldChanges: await heldChangesOf(db, memberId),
    ...(await storedChatData(accounts, memberId)),
    contributions: await contributionsOf(db, language, session),
  };
};
