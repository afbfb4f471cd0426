import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';

const days = {
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'full', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' }),
} as const;
const clocks = {
  fr: new Intl.DateTimeFormat('fr-CA', { timeStyle: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { timeStyle: 'short', timeZone: 'UTC' }),
} as const;

type Occasion = { readonly date: string; readonly time: string | null };

/** The local day and time of a game: `samedi 5 avril 2025, 14 h 30`. */
export const formatGameDay = ({ date, time }: Occasion, lang: Language): string => {
  const at = Date.parse(`${date}T${time ?? '12:00'}:00Z`);
  if (Number.isNaN(at)) return date;
  const day = days[lang].format(at);
  return time === null ? day : `${day}, ${clocks[lang].format(at)}`;
};
