import { unaccented, usernameFault, usernameKey } from './usernames.ts';

/** The version of the terms that a registration accepts: the day on which they were last changed. */
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
  /** From 14 on, one consents alone (Quebec's Law 25); `under14` needs a parent's address, who consents by a link. */
  readonly age: 'over14' | 'under14' | '';
  readonly parentEmail: string;
};
export type RegistrationField = keyof Registration;
/** What is wrong with a field, as the pages word it. */
export type FieldFault =
  | 'account/username-malformed'
  | 'account/username-reserved'
  | 'account/email-malformed'
  | 'account/emails-differ'
  | 'account/password-weak'
  | 'account/wrong-answer'
  | 'account/terms-not-accepted'
  | 'account/age-missing'
  | 'account/parent-email-missing';
export type Faults<Field extends string> = Partial<Record<Field, FieldFault>>;

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** `p***t@example.org`: enough to see a typing error in one's own, mostly of the domain, too little to write to. */
export const maskedEmail = (email: string): string => {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email) ?? [];
  return `${name.slice(0, 1)}***${name.length > 3 ? name.slice(-1) : ''}@${domain}`;
};

const emailPattern = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\.]{2,}$/;
export const isEmail = (text: string): boolean => text.length <= emailMost && emailPattern.test(text.trim());

const tooCommon = /^(?:password|motdepasse|azertyuiop|qwertyuiop|rondelle|hockey)\W*\d*$/;
const oneSignOrRun = /^(?:(.)\1*|0?1234567890?\d*)$/;

/** Long enough, and neither a common word nor made of the member's own name or address. */
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

/** Who won in 2018, by city or by name; whoever does not know hockey copies the word that stands beside the question. */
export const isRightAnswer = (answer: string): boolean => {
  const words = unaccented(answer).split(/[^a-z]+/);
  return ['capitals', 'capitales', 'washington', 'rondelle', 'puck'].some((word) => words.includes(word));
};

const faultOfUsername = (username: string): Faults<'username'> => {
  const fault = usernameFault(username);
  return fault ? { username: fault } : {};
};

/** All that is wrong with a registration, by field; the browser and the server ask the same. */
export const registrationFaults = (form: Registration): Faults<RegistrationField> => ({
  ...faultOfUsername(form.username),
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
