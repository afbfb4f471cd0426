import { escapeHtml } from '@rondelle/contracts/escape-html.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { SentMail } from '@rondelle/infra/mail/mailer.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

const instants = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Toronto' });
const sentFormats: Record<Language, Intl.DateTimeFormat> = { fr: instants('fr-CA'), en: instants('en-CA') };

const withLinks = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`);

const styles = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem}pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}h1,h2{line-height:1.25}article+article{border-top:1px solid #8888;margin-top:1.5rem}`;

const article = (locale: Language, { to, subject, text, sentAt }: SentMail) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(m.inbox_to({ to }, { locale }))} – <time datetime="${sentAt}">${sentFormats[locale].format(new Date(sentAt))}</time></p><pre>${withLinks(escapeHtml(text))}</pre></article>`;

/** HTML page with the mails that the site has sent, latest first. */
export const inboxHtml = (locale: Language, mails: readonly SentMail[]): string => {
  const title = m.inbox_title({}, { locale });
  const list =
    mails.map((mail) => article(locale, mail)).join('') || `<p>${m.inbox_none({}, { locale })}</p>`;
  return `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} – Rondelle</title><style>${styles}</style></head><body><main><h1>${title}</h1><p><a href="${pathsIn(locale).home()}">${m.inbox_home({}, { locale })}</a></p>${list}</main></body></html>`;
};
