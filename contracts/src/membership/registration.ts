import { hasHiddenCharacters } from '../text.ts';
import { unaccented, usernameError, usernameKey } from './usernames.ts';

/** Version of the terms that a registration accepts: the date of their last change. */
export const termsVersion = '2026-11-22';

export const passwordLength = { least: 10, most: 128 } as const;
const emailMost = 254;

export type Registration = {
  readonly username: string;
  readonly email: string;
  readonly emailConfirmation: string;
  readonly password: string;
  readonly hockeyAnswer: string;
  readonly acceptsTerms: boolean;
  /** People aged 14 or over consent themselves (Quebec's Law 25); `under14` requires a parent's email for consent. */
  readonly age: 'over14' | 'under14' | '';
  readonly parentEmail: string;
};
export type RegistrationField = keyof Registration;
/** A field error; pages have a text for each. */
export type FieldErrorCode =
  | 'account/username-malformed'
  | 'account/username-reserved'
  | 'account/email-malformed'
  | 'account/emails-differ'
  | 'account/password-weak'
  | 'account/wrong-answer'
  | 'account/terms-not-accepted'
  | 'account/age-missing'
  | 'account/parent-email-missing';
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldErrorCode>>;

export const emailKey = (email: string): string => email.trim().toLowerCase();

const dotless = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox that addresses share: `Anna+hockey@example.org` and `anna@example.org`, at Gmail `an.na@gmail.com` too.
 * For counting mails; an account has the address as it was typed.
 */
export const mailboxKey = (email: string): string => {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(emailKey(email)) ?? [];
  const own = name.split('+', 1)[0] || name;
  return dotless.test(domain) ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${domain}`;
};

/** Masks an email as `p***t@example.org`: enough to notice a typing error, too little to write to. */
export const maskedEmail = (email: string): string => {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email) ?? [];
  return `${name.slice(0, 1)}***${name.length > 3 ? name.slice(-1) : ''}@${domain}`;
};

const emailPattern = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\.]{2,}$/;
export const isEmail = (text: string): boolean =>
  text.length <= emailMost && emailPattern.test(text.trim()) && !hasHiddenCharacters(text.trim());

const tooCommon = /^(?:password|motdepasse|azertyuiop|qwertyuiop|rondelle|hockey)\W*\d*$/;
const oneSignOrRun = /^(?:(.)\1*|0?1234567890?\d*)$/;

/** Returns true when the password is long enough, not a common word, and not mostly the user name or email. */
export const isStrongPassword = (password: string, username: string, email: string): boolean => {
  const plain = unaccented(password);
  const own = [usernameKey(username), emailKey(email).split('@', 1)[0] ?? ''].filter(
    ({ length }) => length >= 3,
  );
  return (
    password.length >= passwordLength.least &&
    password.length <= passwordLength.most &&
    !tooCommon.test(plain) &&
    !oneSignOrRun.test(plain) &&
    !own.some((name) => plain.replace(name, '').length < 4)
  );
};

/** Accepts the 2018 champion by city or by name, or the hint word that the form shows beside the question. */
export const isRightAnswer = (answer: string): boolean => {
  const words = unaccented(answer).split(/[^a-z]+/);
  return ['capitals', 'capitales', 'washington', 'rondelle', 'puck'].some((word) => words.includes(word));
};

const usernameErrors = (username: string): FieldErrors<'username'> => {
  const error = usernameError(username);
  return error ? { username: error } : {};
};

/** Returns the field errors of a registration; browser and server both use it. */
export const registrationErrors = (form: Registration): FieldErrors<RegistrationField> => ({
  ...usernameErrors(form.username),
  ...(!isEmail(form.email) && { email: 'account/email-malformed' as const }),
  ...(emailKey(form.email) !== emailKey(form.emailConfirmation) && {
    emailConfirmation: 'account/emails-differ' as const,
  }),
  ...(!isStrongPassword(form.password, form.username, form.email) && {
    password: 'account/password-weak' as const,
  }),
  ...(form.age === '' && { age: 'account/age-missing' as const }),
  ...(form.age === 'under14' &&
    (!isEmail(form.parentEmail) || emailKey(form.parentEmail) === emailKey(form.email)) && {
      parentEmail: 'account/parent-email-missing' as const,
    }),
  ...(!isRightAnswer(form.hockeyAnswer) && { hockeyAnswer: 'account/wrong-answer' as const }),
  ...(!form.acceptsTerms && { acceptsTerms: 'account/terms-not-accepted' as const }),
});
