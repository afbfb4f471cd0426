/** What is asked for by address: whether it has an account is looked up when the mail is sent. */
export type MailByAddress = 'forgottenPassword' | 'forgottenUsername' | 'parentConsentAgain';
export type MailToMember =
  | 'verifyEmail'
  | 'parentConsent'
  | 'alreadyRegistered'
  | 'changeEmail'
  | 'emailChanged'
  | 'passwordChanged'
  | 'wayInAdded';
/** `letter` goes to a supervisor, `siteLetter` to those who run the site, `digest` gathers what a member has not read. */
export type { MailKind } from '@rondelle/contracts/membership/mail-groups.ts';
