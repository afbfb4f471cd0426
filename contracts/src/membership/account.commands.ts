import { z } from 'zod';
import { captchaActions } from '../site/captcha.ts';
import { language } from '../competition/vocabulary.ts';

const text = (most: number) => z.string().max(most);
/** The solution of the challenge; empty when none was requested. */
export const captcha = text(4_000).default('');
const withLang = { lang: language.default('fr') };
const newPassword = text(1_000).meta({ example: 'glace-bleue-et-bâtons' });
const email = text(400).meta({ example: 'patineuse@example.org' });
const username = text(200).meta({ example: 'Patineuse' });

/** Bounds only the lengths; `registrationErrors` validates the fields. */
export const register = z.object({
  ...withLang,
  username,
  email,
  emailConfirmation: email,
  password: newPassword,
  hockeyAnswer: text(200).meta({ example: 'capitals' }),
  acceptsTerms: z.boolean().meta({ example: true }),
  age: z.enum(['over14', 'under14', '']).meta({ example: 'over14' }),
  parentEmail: text(400).default(''),
  captcha,
});
export type Register = z.infer<typeof register>;

/** Creates the first administrator of a site; `code` is printed when the site starts. */
export const firstAdmin = z.object({
  ...withLang,
  code: text(40).default(''),
  username: text(400).min(1),
  email: text(400).min(1),
  password: newPassword.min(1),
});
export type FirstAdmin = z.infer<typeof firstAdmin>;

export const logIn = z.object({
  ...withLang,
  /** A user name or an email. */
  login: text(400).min(1).meta({ example: 'Patineuse' }),
  password: newPassword.min(1),
  /** A code of the authenticator app, or a recovery code. */
  code: text(40).default(''),
});
export type LogIn = z.infer<typeof logIn>;

/** Changes the parent's email of a child's account. The child cannot log in yet, so the password is sent again. */
export const changeParent = logIn.extend({ parentEmail: text(400) });
export type ChangeParent = z.infer<typeof changeParent>;

const token = z.string().regex(/^[\w-]{43}$/);
/** The token in a mailed link. */
export const followLink = z.object({ ...withLang, token });
export const resetPassword = z.object({ ...withLang, token, password: newPassword });
export type ResetPassword = z.infer<typeof resetPassword>;

export const requestMail = z.object({ ...withLang, email: email.min(1) });
export type RequestMail = z.infer<typeof requestMail>;

export const changePassword = z.object({ ...withLang, currentPassword: newPassword, password: newPassword });
export type ChangePassword = z.infer<typeof changePassword>;
export const changeEmail = z.object({ ...withLang, currentPassword: newPassword, email: text(400) });
export type ChangeEmail = z.infer<typeof changeEmail>;
export const revokeSession = z.object({ ...withLang, sessionId: z.uuid() });
export const impersonate = z.object({ ...withLang, username: username.min(1) });
export const captchaInput = z.object({ ...withLang, action: z.enum(captchaActions) });
export const languageOnly = z.object(withLang);
