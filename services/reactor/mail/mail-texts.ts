import { m } from '@rondelle/infra/paraglide/messages.js';

/** Subjects and texts of mails to members, in the language of their registration. */
export const mailTexts = {
  verifyEmail: [m.mail_verify_email_subject, m.mail_verify_email_text],
  parentConsent: [m.mail_parent_consent_subject, m.mail_parent_consent_text],
  alreadyRegistered: [m.mail_already_registered_subject, m.mail_already_registered_text],
  resetPassword: [m.mail_reset_password_subject, m.mail_reset_password_text],
  forgottenUsername: [m.mail_forgotten_username_subject, m.mail_forgotten_username_text],
  changeEmail: [m.mail_change_email_subject, m.mail_change_email_text],
  emailChanged: [m.mail_email_changed_subject, m.mail_email_changed_text],
  wayInAdded: [m.mail_way_in_added_subject, m.mail_way_in_added_text],
  passwordChanged: [m.mail_password_changed_subject, m.mail_password_changed_text],
} as const;
export type MailText = keyof typeof mailTexts;
