/** Groups of mails that an address can unsubscribe from with one click: digests, letters from others, account mails. */
export const mailGroups = ['digest', 'letters', 'account'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** The group of each kind of mail. */
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

/** Security notices about the account, sent even to addresses that unsubscribed. */
export const alwaysSent: ReadonlySet<MailKind> = new Set(['emailChanged', 'passwordChanged', 'wayInAdded']);

/** Links in mails go through this prefix, which counts clicks by kind of mail: `/go/digest/fr/...`. */
export const mailLinkPrefix = '/go';
