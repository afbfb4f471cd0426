export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show HTML. */
  readonly html?: string;
  /** Where an answer goes; without it, to the site. */
  readonly replyTo?: string;
  /** Where one click ends mails like this one (RFC 8058). */
  readonly unsubscribe?: string;
};

/** Takes a mail away. Rejects where it could not be handed over. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  /** The mails of a site without a mail server, latest first; null where a server takes them. */
  readonly inbox: (() => Promise<readonly KeptMail[]>) | null;
  /** Removes what is kept of the mails to an address, or that name its holder; a server's are out of reach. */
  readonly forget?: (address: string, username: string) => Promise<void>;
};
export type KeptMail = Mail & { readonly sentAt: string };
