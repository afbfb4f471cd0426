import type { MailKind } from '@rondelle/contracts/membership/mail-groups.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  verifyEmail: m.mails_kind_verify_email,
  parentConsent: m.mails_kind_parent_consent,
  parentConsentAgain: m.mails_kind_parent_consent_again,
  alreadyRegistered: m.mails_kind_already_registered,
  forgottenPassword: m.mails_kind_forgotten_password,
  forgottenUsername: m.mails_kind_forgotten_username,
  changeEmail: m.mails_kind_change_email,
  emailChanged: m.mails_kind_email_changed,
  passwordChanged: m.mails_kind_password_changed,
  wayInAdded: m.mails_kind_way_in_added,
  letter: m.mails_kind_letter,
  siteLetter: m.mails_kind_site_letter,
  digest: m.mails_kind_digest,
} as const satisfies Record<MailKind, () => string>;

export const kindOfMail = (kind: MailKind): string => words[kind]();
