export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** HTML version of the text. */
  readonly html?: string;
  /** Reply address; without it, replies go to the site. */
  readonly replyTo?: string;
  /** URL for one-click unsubscribe (RFC 8058). */
  readonly unsubscribe?: string;
};

/** Sends mail. Rejects when the mail could not be handed over. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  /** Sent mails of a site without a mail server, latest first; null when a mail server is used. */
  readonly inbox: (() => Promise<readonly SentMail[]>) | null;
  /** Deletes stored mails to an address, or that mention the address or user name. Absent with a mail server. */
  readonly forget?: (address: string, username: string) => Promise<void>;
};
export type SentMail = Mail & { readonly sentAt: string };
