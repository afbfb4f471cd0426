import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { retryAfterSeconds } from '../errors/unavailable.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

/** The fallback page after an error; depends on nothing that could fail too. */
const failure = { title: m.failure_title, text: m.failure_text };
/** The fallback page when the server is overloaded. */
const busy = { title: m.busy_title, text: m.busy_text };
/** The fallback page when the server is overloaded after a form was posted: reloading would lose its fields. */
const busyForm = { title: m.busy_title, text: m.busy_form_text };
/** Notices before the site opens and during maintenance. */
const closed = {
  locked: { title: m.locked_title, text: m.locked_text },
  maintenance: { title: m.maintenance_title, text: m.maintenance_text },
};
type Messages = typeof failure | typeof busy | typeof busyForm | (typeof closed)[keyof typeof closed];

/** The site's colours inline, since its style sheets may be missing. */
const style = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f6f9fc,#0a1322);color:light-dark(#10233f,#e8eff8);font:1.0625rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;max-width:40rem;min-height:100vh;margin:auto;padding:clamp(1.5rem,12vh,8rem) 1.25rem 2rem}
header{display:flex;align-items:center;gap:.6rem;font-size:1.25rem;font-weight:700;padding-bottom:1rem;border-bottom:3px solid light-dark(#c8102e,#ff7381)}
section{margin:2rem 0}
section+section{padding-top:1.5rem;border-top:1px solid light-dark(#d6e0ec,#27394f);color:light-dark(#4b5e78,#a6b7cc);font-size:.9375rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
section+section h1{font-size:1.125rem}
p{margin:.5rem 0}
a{display:inline-block;padding:.4rem 0;color:light-dark(#124684,#9cc3f5)}
`.replaceAll('\n', '');

const section = ({ title, text }: Messages, locale: Language, leadsHome: boolean) => {
  const [heading, body, home] = [title, text, m.failure_home].map((message) => message({}, { locale }));
  const link = leadsHome ? `<p><a href="${pathsIn(locale).home()}">${home}</a></p>` : '';
  return `<section lang="${locale}-CA"><h1>${heading}</h1><p>${body}</p>${link}</section>`;
};

/** A page in both languages, the requested one first. Contains nothing from the request, to prevent injection. */
const pageOf = (messages: Messages, lang: Language, head = '', leadsHome = true): string => {
  const order = languages.toSorted((a, b) => Number(b === lang) - Number(a === lang));
  return `<!doctype html><html lang="${lang}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${messages.title({}, { locale: lang })} – Rondelle</title><link rel="icon" href="/icon.svg"><style>${style}</style></head><body><main><header><img src="/icon.svg" alt="" width="32" height="32">Rondelle</header>${order.map((each) => section(messages, each, leadsHome)).join('')}</main></body></html>`;
};

/** The page for an internal error. */
export const failurePage = (lang: Language): string => pageOf(failure, lang);

/** The page when the server is overloaded; browsers reload it on their own. */
export const busyPage = (lang: Language): string =>
  pageOf(busy, lang, `<meta http-equiv="refresh" content="${retryAfterSeconds}">`);

/** The page when a posted form was not accepted in time. Does not reload, because the fields would be lost. */
export const busyFormPage = (lang: Language): string => pageOf(busyForm, lang);

/** How often browsers check whether the site is open again. */
const closedRefreshSeconds = 30;

/** The notice of a closed site. Without a link home, because home displays the same notice. */
export const closedPage = (state: keyof typeof closed, lang: Language): string =>
  pageOf(
    closed[state],
    lang,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${closedRefreshSeconds}">`,
    false,
  );
