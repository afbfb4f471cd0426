import type { Bilingual, Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueTexts } from './error-texts/catalogue.ts';
import { competitionTexts } from './error-texts/competition.ts';
import { gameTexts } from './error-texts/game.ts';
import { peopleTexts } from './error-texts/people.ts';
import { requestTexts } from './error-texts/request.ts';
import type { ErrorCode } from './error-texts/texts-of.ts';

const texts: Readonly<Record<ErrorCode, Bilingual>> = {
  ...catalogueTexts,
  ...competitionTexts,
  ...gameTexts,
  ...peopleTexts,
  ...requestTexts,
};

/** What people are told of a refusal. */
export const errorText = (code: ErrorCode, lang: Language): string => texts[code][lang];

const invalidParameter: Readonly<Record<Language, (name: string) => string>> = {
  fr: (name) => `paramètre invalide ou manquant : ${name}`,
  en: (name) => `invalid or missing parameter: ${name}`,
};
/** Says which parameter is at fault. */
export const invalidParameterText = (name: string, lang: Language): string => invalidParameter[lang](name);
