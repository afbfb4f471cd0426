export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Takes a mail away. Rejects where it could not be handed over. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  /** The mails of a site without a mail server, latest first; null where a server takes them. */
  readonly inbox: (() => Promise<readonly KeptMail[]>) | null;
};
export type KeptMail = Mail & { readonly sentAt: string };
