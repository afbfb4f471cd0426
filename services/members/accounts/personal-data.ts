import type { ExportOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { sql } from 'kysely';
import type { Member } from './members.ts';
import { dropRequested } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

/**
 * Every table with data of a member, with the column that holds the member's id. Erasing an account deletes all of it;
 * erasing only the data deletes the part `data` and retains `account`. `exported` is the field of the member's export.
 */
export const personalTables: readonly {
  readonly table: string;
  readonly column: string;
  readonly part: 'account' | 'data';
  readonly exported: keyof ExportOutput;
}[] = [
  { table: 'accounts.members', column: 'id', part: 'account', exported: 'account' },
  { table: 'accounts.sessions', column: 'memberId', part: 'account', exported: 'sessions' },
  { table: 'accounts.consents', column: 'memberId', part: 'account', exported: 'consents' },
  { table: 'accounts.identities', column: 'memberId', part: 'account', exported: 'signInMethods' },
  { table: 'accounts.passkeys', column: 'memberId', part: 'account', exported: 'signInMethods' },
  { table: 'accounts.authenticators', column: 'memberId', part: 'account', exported: 'signInMethods' },
  { table: 'accounts.recovery_codes', column: 'memberId', part: 'account', exported: 'signInMethods' },
  { table: 'accounts.sent_mails', column: 'memberId', part: 'data', exported: 'sentMails' },
  { table: 'accounts.ceremonies', column: 'memberId', part: 'data', exported: 'signInMethods' },
  // Retained, so that erasing data does not reset the allowances.
  { table: 'writing.allowances', column: 'memberId', part: 'account', exported: 'allowances' },
  { table: 'accounts.held_usernames', column: 'memberId', part: 'data', exported: 'heldUsernames' },
  { table: 'accounts.links', column: 'memberId', part: 'data', exported: 'links' },
  { table: 'accounts.outbox', column: 'memberId', part: 'data', exported: 'waitingMails' },
  { table: 'accounts.outbox', column: 'authorId', part: 'data', exported: 'ownLetters' },
  { table: 'accounts.followings', column: 'memberId', part: 'data', exported: 'following' },
  { table: 'notifications.settings', column: 'memberId', part: 'data', exported: 'notificationSettings' },
  { table: 'notifications.choices', column: 'memberId', part: 'data', exported: 'notificationChoices' },
  { table: 'notifications.notifications', column: 'memberId', part: 'data', exported: 'notifications' },
  { table: 'notifications.devices', column: 'memberId', part: 'data', exported: 'devices' },
  { table: 'forum.posts', column: 'authorId', part: 'data', exported: 'forumPosts' },
  { table: 'forum.subscriptions', column: 'memberId', part: 'data', exported: 'forumSubscriptions' },
  { table: 'accounts.dashboard_visits', column: 'memberId', part: 'data', exported: 'dashboardVisits' },
  { table: 'community.messages', column: 'authorId', part: 'data', exported: 'chatMessages' },
  { table: 'community.mentions', column: 'memberId', part: 'data', exported: 'chatRooms' },
  { table: 'community.room_members', column: 'memberId', part: 'data', exported: 'chatRooms' },
  { table: 'community.presences', column: 'memberId', part: 'data', exported: 'chatRooms' },
  { table: 'community.blocks', column: 'memberId', part: 'data', exported: 'blockedMembers' },
  // Retained, so that erasing data ends no mute and removes no text from moderation.
  { table: 'community.mutes', column: 'memberId', part: 'account', exported: 'mutes' },
  { table: 'moderation.texts', column: 'authorId', part: 'account', exported: 'judgedTexts' },
  { table: 'moderation.held_changes', column: 'memberId', part: 'account', exported: 'heldChanges' },
  { table: 'moderation.text_reports', column: 'reporterId', part: 'data', exported: 'textReports' },
  { table: 'accounts.admin_actions', column: 'memberId', part: 'data', exported: 'adminActions' },
  { table: 'writing.imports', column: 'memberId', part: 'data', exported: 'imports' },
  { table: 'writing.import_columns', column: 'memberId', part: 'data', exported: 'imports' },
];

/** Deletes all personal data except what the account needs; retains the latest consent of each kind. */
export const eraseData = (
  db: AccountsDb,
  { id: memberId, email }: Pick<Member, 'id' | 'email'>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await dropRequested(tx, email);
    for (const { table, column, part } of personalTables)
      if (part === 'data')
        await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${memberId}`.execute(tx);
    await sql`
      DELETE FROM accounts.consents old WHERE "memberId" = ${memberId} AND EXISTS (
        SELECT FROM accounts.consents newer
        WHERE newer."memberId" = old."memberId" AND newer.kind = old.kind AND newer."givenAt" > old."givenAt")`.execute(
      tx,
    );
  });
