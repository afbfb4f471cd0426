import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { KeptMail } from '@rondelle/infra/mail/mailer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type MemberServices, inboxPath } from '@rondelle/members/member-services.ts';

const texts = {
  fr: {
    title: 'Courriels envoyés par ce site',
    none: 'Aucun courriel pour l’instant.',
    to: 'À',
    home: 'Accueil',
  },
  en: { title: 'Mails sent by this site', none: 'No mail yet.', to: 'To', home: 'Home' },
} as const satisfies Record<Language, Record<'title' | 'none' | 'to' | 'home', string>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const withLinks = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`);

const article = (lang: Language, { to, subject, text, sentAt }: KeptMail) =>
  `<article><h2>${escape(subject)}</h2><p>${texts[lang].to} ${escape(to)} – <time datetime="${sentAt}">${sentAt}</time></p><pre>${withLinks(escape(text))}</pre></article>`;

const page = (lang: Language, mails: readonly KeptMail[]): string => {
  const { title, none, home } = texts[lang];
  const list = mails.map((mail) => article(lang, mail)).join('<hr>') || `<p>${none}</p>`;
  return `<!doctype html><html lang="${lang}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} – Rondelle</title><style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem}pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}</style></head><body><main><h1>${title}</h1><p><a href="${pathsIn(lang).home()}">${home}</a></p>${list}</main></body></html>`;
};

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** What proxies add; one that adds nothing stands in front of a public site, where the page is closed. */
const proxied = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
/** Other people's mails are for nobody else: only the machine itself, under its own name, through no proxy, may read them. */
const isThisMachine = ({ ip, raw, headers }: FastifyRequest): boolean =>
  loopback.test(ip) &&
  loopback.test(raw.socket.remoteAddress ?? '') &&
  ownName.test(headers.host ?? '') &&
  proxied.every((name) => headers[name] === undefined);

/** The mails of a site on one's own machine without a mail server, so that a newcomer can complete a registration. */
export const inboxPage = async (
  app: FastifyInstance,
  { services }: { services: MemberServices },
): Promise<void> => {
  const { inbox } = services.mailer;
  if (!inbox) return;
  for (const lang of languages)
    app.get(pathsIn(lang).inbox(), async (request, reply) => {
      if (inboxPath(services, lang) === null || !isThisMachine(request)) return reply.callNotFound();
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return page(lang, await inbox());
    });
};
