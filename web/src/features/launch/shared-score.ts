import type { Decision } from '@rondelle/contracts/competition/lists.ts';
import type { SharedGame } from '../../lib/forms/shared-game.ts';

const longest = 300;
const dash = String.raw`\s*(?:[-–—:àa]|\bto\b)\s*`;
/** « Boréals 4 – 3 Vigiles », « Boréals – Vigiles 4-3 », « Boréals 4, Vigiles 3 ». */
const shapes: readonly RegExp[] = [
  new RegExp(String.raw`^(?<home>.+?)\s+(?<hg>\d{1,2})${dash}(?<ag>\d{1,2})\s+(?<away>.+)$`, 'iu'),
  new RegExp(
    String.raw`^(?<home>.+?)\s+(?:[-–—]|c\.|vs\.?|contre|@)\s+(?<away>.+?)[\s,:]+(?<hg>\d{1,2})${dash}(?<ag>\d{1,2})\b.*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<home>.+?)\s+(?<hg>\d{1,2})\s*(?:[,;/–—-]|et|and)\s*(?<away>.+?)\s+(?<ag>\d{1,2})\b.*$`,
    'iu',
  ),
];

const decisions: readonly (readonly [RegExp, Decision])[] = [
  [/\b(?:tirs? de barrage|fusillade|t\.?b\.?|shoot-?out|s\.?o\.?)(?!\w)/iu, 'shootout'],
  [/\b(?:prolongation|prol\.?|o\.?t\.?|overtime)(?!\w)/iu, 'overtime'],
];

const name = (text: string): string =>
  text
    .replaceAll(/\((?:[^)]*)\)/gu, ' ')
    // Text before a colon describes the game, for example “Finale :”.
    .replace(/^.*:\s*/u, '')
    .replaceAll(/^[\s,;.–—-]+|[\s,;.!–—-]+$/gu, '')
    .trim();

/** Reads a score from a shared text; null when there is none. */
export const scoreIn = (shared: string): SharedGame | null => {
  const text = shared.replaceAll(/\s+/gu, ' ').trim().slice(0, longest);
  const decidedIn = decisions.find(([pattern]) => pattern.test(text))?.[1] ?? 'regulation';
  const plain = decisions.reduce(
    (rest, [pattern]) => rest.replace(pattern, ' '),
    text.replaceAll(/https?:\S+/gu, ' '),
  );
  for (const part of plain.split(/[\n|]/u)) {
    const groups = shapes.map((shape) => shape.exec(part.trim())?.groups).find((found) => found);
    if (!groups) continue;
    const { home = '', away = '', hg = '', ag = '' } = groups;
    return { text, home: name(home), away: name(away), homeGoals: hg, awayGoals: ag, decidedIn };
  }
  return null;
};
