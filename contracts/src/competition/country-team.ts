import { remembered } from '../remembered.ts';
import { type Country, countryName, namesOfCountry } from './countries.ts';
import type { Language } from './lists.ts';

/** A team's recorded name, and the country that it plays for; null for all teams but those of countries. */
export type RecordedTeamName = { readonly name: string; readonly country: Country | null };

/** Matches a text that begins with one of these sources of expressions, as whole words. */
const beginningWith = (sources: readonly string[]): RegExp => {
  const longestFirst = sources.toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`^(?:${longestFirst.join('|')})(?![\p{L}\p{N}\p{M}])`, 'iu');
};

/** Names of countries have no other sign with a meaning in expressions. */
const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** The source that matches a name with or without its accents and hyphens, in a text in NFD. */
const loosely = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (letter) => (/[\s-]/.test(letter) ? String.raw`[\s-]` : `${escaped(letter)}\\p{M}*`));

const matchersOf = remembered((country: Country) => {
  const names = namesOfCountry(country);
  if (!names) return null;
  const { fr, en } = names;
  const exactly = (names: readonly string[]) => beginningWith(names.map(escaped));
  return { fr: exactly(fr), en: exactly(en), any: beginningWith([...fr, ...en].map(loosely)) };
});

/**
 * Returns the name of a team for readers of a language. The name of a country's team usually begins with the country:
 * readers see it in their language, followed by what else is recorded ("Sweden 2" is « Suède 2 »). A name that does not
 * begin so, such as a nickname, is the same in both languages.
 */
export const teamNameIn = (lang: Language, { name, country }: RecordedTeamName): string => {
  const matchers = country && matchersOf(country);
  if (!matchers || matchers[lang].test(name)) return name;
  return name
    .normalize('NFD')
    .replace(matchers.any, () => countryName(lang, country))
    .normalize('NFC');
};
