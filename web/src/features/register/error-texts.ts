import type { FieldErrorCode } from '@rondelle/contracts/membership/registration.ts';
import { m } from '../../paraglide/messages.js';

/** The texts of the field errors of the registration. */
export const errorTexts: Readonly<Record<FieldErrorCode, () => string>> = {
  'account/username-malformed': m.register_error_username,
  'account/username-reserved': m.register_error_username_reserved,
  'account/email-malformed': m.register_error_email,
  'account/emails-differ': m.register_error_emails_differ,
  'account/password-weak': m.register_error_password,
  'account/wrong-answer': m.register_error_answer,
  'account/terms-not-accepted': m.register_error_terms,
  'account/age-missing': m.register_error_age,
  'account/parent-email-missing': m.register_error_parent,
};
