import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { failureMessages } from './failure-messages.ts';

const section = (lang: Language) => {
  const { title, text, home } = failureMessages[lang];
  return `<section lang="${lang}-CA"><h1>${title}</h1><p>${text}</p><p><a href="${pathsIn(lang).home()}">${home}</a></p></section>`;
};

/** In both languages, the asked one first. Holds nothing of the request, so that nothing can be injected. */
export const failurePage = (lang: Language): string => {
  const order = languages.toSorted((a, b) => Number(b === lang) - Number(a === lang));
  return `<!doctype html><html lang="${lang}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${failureMessages[lang].title} · Rondelle</title></head><body><main>${order.map(section).join('<hr>')}</main></body></html>`;
};
