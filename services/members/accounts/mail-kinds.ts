/** Mails requested by address: whether the address has an account is looked up when the mail is sent. */
export type MailByAddress = 'forgottenPassword' | 'forgottenUsername' | 'parentConsentAgain';
export type MailToMember =
  | 'verifyEmail'
  | 'parentConsent'
  | 'alreadyRegistered'
  | 'changeEmail'
  | 'emailChanged'
  | 'passwordChanged'
  | 'wayInAdded';
/**
 * `letter` goes to a supervisor, `siteLetter` to the site's operators, `digest` lists a member's unread notifications.
 */
export type { MailKind } from '@rondelle/contracts/membership/mail-groups.ts';
