import { isForfeitWord } from '@rondelle/contracts/competition/forfeit-words.ts';
import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import { plain } from './plain.ts';

/** How a game was decided, and which side forfeited; empty when none did. */
export type Ending = { readonly decidedIn: Decision; readonly forfeitedBy: ForfeitSide | '' };

const pad = (text = '') => text.padStart(2, '0');

const timePattern = /^(\d{1,2})(?:\s*[:h]\s*(\d{2})(?::\d{2})?|\s*h)?(?:\s*([ap])\.?\s?m\.?)?$/i;

/** Parses a time such as `19:30`, `19 h 30`, `19h` or `7:30 PM` into `HH:MM`; null when it is none. */
export const timeIn = (cell: string): string | null => {
  const found = timePattern.exec(cell);
  if (!found || /^\d+$/.test(cell)) return null;
  const [, hour, minutes = '00', half] = found;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const isTime = hours <= 23 && Number(minutes) <= 59 && !(half && Number(hour) > 12);
  return isTime ? `${pad(String(hours))}:${minutes}` : null;
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
