/** What an address may refuse, each in one click: news, what others write by the site, and what is about an account. */
export const mailGroups = ['digest', 'letters', 'account'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** All that the site writes, and what each is refused with. */
export const mailGroupOf = {
  verifyEmail: 'account',
  parentConsent: 'account',
  parentConsentAgain: 'account',
  alreadyRegistered: 'account',
  forgottenPassword: 'account',
  forgottenUsername: 'account',
  changeEmail: 'account',
  emailChanged: 'account',
  passwordChanged: 'account',
  wayInAdded: 'account',
  letter: 'letters',
  siteLetter: 'letters',
  digest: 'digest',
} as const satisfies Readonly<Record<string, MailGroup>>;
export type MailKind = keyof typeof mailGroupOf;
export const mailKinds = Object.keys(mailGroupOf) as [MailKind, ...MailKind[]];

/** What tells a member that their account was changed: it is sent whatever the address has refused. */
export const alwaysSent: ReadonlySet<MailKind> = new Set(['emailChanged', 'passwordChanged', 'wayInAdded']);

/** Links of mails lead there first, where they are counted by the kind of mail: `/go/digest/fr/...`. */
export const mailLinkPrefix = '/go';
