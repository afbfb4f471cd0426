import type { FieldFault } from '@rondelle/contracts/membership/registration.ts';
import { m } from '../../paraglide/messages.js';

/** What is wrong with a field of the registration, in words. */
export const faultWords: Readonly<Record<FieldFault, () => string>> = {
  'account/username-malformed': m.register_fault_username,
  'account/username-reserved': m.register_fault_username_reserved,
  'account/email-malformed': m.register_fault_email,
  'account/emails-differ': m.register_fault_emails_differ,
  'account/password-weak': m.register_fault_password,
  'account/wrong-answer': m.register_fault_answer,
  'account/terms-not-accepted': m.register_fault_terms,
  'account/age-missing': m.register_fault_age,
  'account/parent-email-missing': m.register_fault_parent,
};
