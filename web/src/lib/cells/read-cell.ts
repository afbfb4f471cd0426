import { isForfeitWord } from '@rondelle/contracts/competition/forfeit-words.ts';
import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { plain } from './plain.ts';

/** How a game was decided, and which side forfeited; empty when none did. */
export type Ending = { readonly decidedIn: Decision; readonly forfeitedBy: ForfeitSide | '' };

const pad = (text = '') => text.padStart(2, '0');

const timePattern = /^(\d{1,2})(?:\s*[:h]\s*(\d{2})(?::\d{2})?|\s*h)?(?:\s*([ap])(\.?\s?m\.?)?)?$/i;
/** The zone of Quebec behind a time: « 19h30 HNE ». */
const ownZone = /\s*\(?(?:HNE|HAE|HE|EST|EDT|ET)\)?$/;
const longestTime = 30;

/** The start of `19:30-20:45`; with AM or PM behind one of them only, it is unknown. */
const startIn = (cell: string): string | null => {
  const [, from = '', to = ''] = /^(\d[^-–—àt]*?)\s*(?:[-–—à]|to)\s*(\d.*)$/.exec(cell) ?? [];
  const [start, end] = [timePattern.exec(from) && timeIn(from), timePattern.exec(to) && timeIn(to)];
  return start && end && start < end && isMarked(from) === isMarked(to) ? start : null;
};

/** Returns whether a time states its half of the day. */
export const isMarked = (cell: string): boolean => /\d\s*[ap](?:\.?\s?m\b|\b)|midi|noon/i.test(cell);

/**
 * Parses a time such as `19:30`, `19 h 30`, `19h`, `7:30 PM`, `19:30-20:45` or « midi » into `HH:MM`; null when it is
 * none.
 */
export const timeIn = (text: string): string | null => {
  if (text.length > longestTime) return null;
  if (/^(?:midi|noon)$/i.test(text)) return '12:00';
  const cell = text.replace(ownZone, '');
  const found = timePattern.exec(cell);
  if (!found) return startIn(cell);
  if (/^\d+$/.test(cell)) return null;
  const [, hour, minutes = '00', half, rest] = found;
  // « 7 a » is no time.
  if (half && !rest && found[2] === undefined) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const isTime = hours <= 23 && Number(minutes) <= 59 && !(half && Number(hour) > 12);
  return isTime ? `${pad(String(hours))}:${minutes}` : null;
};

/** `1930` as a time of a column of times. */
export const digitsTimeIn = (cell: string): string | null => {
  const [, hour, minutes] = /^(\d{1,2})([0-5]\d)$/.exec(cell) ?? [];
  return hour === undefined ? null : timeIn(`${hour}:${minutes}`);
};

/** Parses a whole number of one or two digits; null when it is none. */
export const numberIn = (cell: string): string | null => (/^\d{1,2}$/.test(cell) ? cell : null);

const sides: readonly (readonly [RegExp, ForfeitSide])[] = [
  [/^(deux|both|double)$/, 'both'],
  [/^(loc|locale?|locaux|domicile|receveuse|receveur|home)$/, 'home'],
  [/^(vis|visiteuse|visiteurs?|visitors?|away)$/, 'away'],
];
const letters: ReadonlyMap<string, ForfeitSide> = new Map(
  Object.entries<ForfeitSide>({ l: 'home', h: 'home', v: 'away', a: 'away' }),
);

const fillers = new Set(
  'de du des d la le les l par pour a au aux ont has have by of the for to equipe equipes team teams match partie game declare declarent perdu perd perdent lost loses score'.split(
    ' ',
  ),
);
/** Drops the words that name no team: articles, « équipe », « a déclaré ». */
const withoutFillers = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !fillers.has(word));

/**
 * The side that words name, and nothing else beside it: « les deux », not « Deux-Montagnes ». A single letter counts
 * only alone. Null when none is named.
 */
export const sideIn = (words: readonly string[]): ForfeitSide | null => {
  const [first = '', ...others] = words;
  const letter = others.length === 0 ? letters.get(first) : undefined;
  const [named = '', ...further] = withoutFillers(words);
  return letter ?? sides.find(([side]) => further.length === 0 && side.test(named))?.[1] ?? null;
};

/** Parses which side forfeited: `locale`, `both`, `défaut V`, `The away team forfeited`. Null when no side is named. */
export const forfeitIn = (cell: string): Ending | null => {
  const side = sideIn(
    plain(cell)
      .split(' ')
      .filter((word) => !isForfeitWord(word)),
  );
  return side ? { decidedIn: 'regulation', forfeitedBy: side } : null;
};

const periods: readonly (readonly [RegExp, Decision])[] = [
  [/^(r|tr|reg|f|final|finale|((en )?temps )?reglementaire|(in )?regulation( time)?)$/, 'regulation'],
  [
    /^([adv]?p|pr|(en |apres |apr )?prol(ongation)?|(in |after )?(ot|overtime)|ot[lw]|aet|(ot|prol(ongation)?) ?\d|\d ?(ot|prol)|(\d(re|e|eme)|double|triple) prol(ongation)?|(\d(st|nd|rd|th)|double|triple) (ot|overtime))$/,
    'overtime',
  ],
  [
    /^([dv]?tb|t b|fus|(en )?fusillade|(en |aux |apres )?tirs? de barrage|so[lw]?|(in a |in |after )?shoot ?out)$/,
    'shootout',
  ],
];

/** The period that decided a game, from text in lower case without accents; null when it names none. */
export const periodIn = (text: string): Decision | null =>
  periods.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Parses how a game ended: `PR`, `OT`, `tirs de barrage`, `défaut visiteuse`. Null when unknown or when a forfeit names
 * no side.
 */
export const endingIn = (cell: string): Ending | null => {
  const text = plain(cell);
  const period = periodIn(text);
  if (period) return { decidedIn: period, forfeitedBy: '' };
  return text.split(' ').some(isForfeitWord) ? forfeitIn(cell) : null;
};

export type Score = { readonly homeGoals: string; readonly awayGoals: string; readonly ending: string };

/** Parses a score such as `4-3`, `4 – 3` or `4:3`, and returns the text after it as `ending`: `4-3 TB`, `2-1 (OT)`. */
export const scoreIn = (cell: string): Score | null => {
  const found =
    /^(\d{1,2})\s*(?:[-–—−‐‑‒―]\s*(\d{1,2})|:\s*(\d))(?:(?:\s*\(?\s*(\p{L}[^()]*?)|[\s(]+(\d(?!h)\p{L}[^()]*?))\s*\)?)?$/u.exec(
      cell,
    );
  if (!found) return null;
  const [, homeGoals = '', away, afterColon, ending, numbered] = found;
  return { homeGoals, awayGoals: away ?? afterColon ?? '', ending: ending ?? numbered ?? '' };
};
