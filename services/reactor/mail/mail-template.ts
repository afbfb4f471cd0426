import { escapeHtml } from '@rondelle/contracts/escape-html.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type MailKind, mailLinkPrefix } from '@rondelle/contracts/membership/mail-groups.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/** Reasons why a recipient got a mail, by its kind. */
const reasons: Readonly<Record<MailKind, typeof m.mail_why_account>> = {
  verifyEmail: m.mail_why_registered,
  parentConsent: m.mail_why_parent,
  parentConsentAgain: m.mail_why_parent,
  alreadyRegistered: m.mail_why_registered,
  forgottenPassword: m.mail_why_asked,
  forgottenUsername: m.mail_why_asked,
  changeEmail: m.mail_why_asked,
  emailChanged: m.mail_why_account,
  passwordChanged: m.mail_why_account,
  wayInAdded: m.mail_why_account,
  letter: m.mail_why_letter,
  siteLetter: m.mail_why_site_letter,
  digest: m.mail_why_digest,
};
export const reasonFor = (kind: MailKind, locale: Language): string => reasons[kind]({}, { locale });

/** The data of a mail's footer. */
export type Foot = {
  readonly origin: string;
  readonly locale: Language;
  readonly kind: MailKind;
  /** The URL of the mail's browser version. */
  readonly inBrowser: string;
  /** The URL that unsubscribes with one click. */
  readonly unsubscribeUrl: string;
};

const address = /https?:\/\/[^\s<>"]+/g;
const linked = (text: string): string =>
  escapeHtml(text).replaceAll(address, (url) => `<a href="${url}">${url}</a>`);

/** Routes links to the site through the URL that counts clicks; it contains only the kind of mail. */
const counted = (text: string, { origin, kind }: Foot): string =>
  text.replaceAll(address, (url) =>
    url.startsWith(`${origin}/`) ? `${origin}${mailLinkPrefix}/${kind}${url.slice(origin.length)}` : url,
  );

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p style="white-space:pre-line;margin:0 0 1em">${linked(part)}</p>`)
    .join('\n');

const page = (locale: Language, body: string, foot: string): string =>
  `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#f2f6fa;color:#0b2545"><div style="max-width:36rem;margin:0 auto;padding:1.5rem;background:#fff;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere"><p style="margin:0 0 1.5em;font-size:20px;font-weight:700;border-bottom:2px solid #c8102e">Rondelle</p>${body}<div style="margin-top:2em;padding-top:1em;border-top:1px solid #d5dde6;font-size:13px;color:#44566c">${foot}</div></div></body></html>`;

/**
 * Puts a mail into the site's template: its text, the reason, the link to its browser version and the unsubscribe link.
 */
export const inTemplate = (mail: Mail, foot: Foot): Mail => {
  const { locale, kind, inBrowser, unsubscribeUrl } = foot;
  const text = counted(mail.text, foot);
  const end = [
    reasonFor(kind, locale),
    m.mail_in_browser({ link: inBrowser }, { locale }),
    m.mail_way_out({ link: unsubscribeUrl }, { locale }),
  ];
  return {
    ...mail,
    text: `${text}\n\n-- \n${end.join('\n')}`,
    html: page(
      locale,
      paragraphs(text),
      end.map((line) => `<p style="margin:0 0 .5em">${linked(line)}</p>`).join(''),
    ),
  };
};

/** The text for the browser version, without the tokens of its links: those exist only in the mail. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/(https?:\/\/[^\s#]+)#[\w-]{20,}/g, '$1');
