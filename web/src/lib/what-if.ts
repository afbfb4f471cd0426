import { formatWhatIf, parseWhatIf } from '@rondelle/contracts/competition/what-if.ts';
import type { Place } from './place.ts';
import { withSearch } from './place.ts';

type Field = 'home' | 'away' | 'in' | 'real';

/** What a form calls its fields for a game: `whatIf.12.home`, `whatIf.12.away`, `whatIf.12.in`, `whatIf.12.real`. */
export const fieldName = (gameId: number, field: Field): string => `whatIf.${gameId}.${field}`;

type Side = { readonly goals: number | null };
/** What its hidden field says of a game: the goals that stay where those of one side alone are filled in. */
export const realGoals = ({ home, away }: { readonly home: Side; readonly away: Side }): string =>
  `${home.goals ?? 0}-${away.goals ?? 0}`;

const marks: Readonly<Record<string, string>> = { overtime: ':ot', shootout: ':so' };

/** The filled-in fields of the form as the text of a question has them, one by one. */
const filledIn = (search: URLSearchParams): string[] =>
  [...search.keys()].flatMap((name) => {
    const id = /^whatIf\.([1-9]\d{0,8})\.home$/.exec(name)?.[1];
    if (id === undefined) return [];
    const value = (field: Field) => search.get(fieldName(Number(id), field))?.trim() ?? '';
    const [home, away] = [value('home'), value('away')];
    if (home === '' && away === '') return [];
    const [realHome = '', realAway = ''] = value('real').split('-');
    return [`${id}:${home || realHome}-${away || realAway}${marks[value('in')] ?? ''}`];
  });

/**
 * The supposed results that a URL names, in `whatIf` or in the form's fields, as a question takes them. What is
 * malformed, named twice or one too many is left out; undefined where nothing remains.
 */
export const whatIfIn = (search: URLSearchParams): string | undefined => {
  let kept = '';
  for (const part of [...(search.get('whatIf')?.split(',') ?? []), ...filledIn(search)]) {
    const longer = kept === '' ? part : `${kept},${part}`;
    const results = part === '' ? null : parseWhatIf(longer);
    if (results) kept = formatWhatIf(results);
  }
  return kept === '' ? undefined : kept;
};

const isField = (name: string): boolean => name === 'whatIf' || name.startsWith('whatIf.');

/** Whether a URL asks what would be: such pages are nobody's business to index. */
export const isWhatIf = (search: string): boolean => [...new URLSearchParams(search).keys()].some(isField);

/** The place with these supposed results and no other; null leaves them. */
export const supposingAt = (place: Place, whatIf: string | null): string => {
  const names = [...new URLSearchParams(place.search).keys()].filter(isField);
  const emptied = Object.fromEntries(names.map((name) => [name, null]));
  return withSearch(place, { ...emptied, whatIf })
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
};
