import { formatWhatIf, parseWhatIf } from '../competition/what-if.ts';

type Field = 'home' | 'away' | 'in' | 'real';

/** What a form calls its fields for a game: `whatIf.12.home`, `whatIf.12.away`, `whatIf.12.in`, `whatIf.12.real`. */
export const fieldName = (gameId: number, field: Field): string => `whatIf.${gameId}.${field}`;

const marks: Readonly<Record<string, string>> = { overtime: ':ot', shootout: ':so' };

/** The filled-in fields of the form as the text of a question has them, one by one. */
const filledIn = (values: ReadonlyMap<string, string>): string[] =>
  [...values.keys()].flatMap((name) => {
    const id = /^whatIf\.([1-9]\d{0,8})\.home$/.exec(name)?.[1];
    if (id === undefined) return [];
    const value = (field: Field) => values.get(fieldName(Number(id), field))?.trim() ?? '';
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
  for (const part of [...(search.get('whatIf')?.split(',') ?? []), ...filledIn(new Map(search))]) {
    const longer = kept === '' ? part : `${kept},${part}`;
    const results = part === '' ? null : parseWhatIf(longer);
    if (results) kept = formatWhatIf(results);
  }
  return kept === '' ? undefined : kept;
};

const isField = (name: string): boolean => name === 'whatIf' || name.startsWith('whatIf.');

/** What of a URL asks what would be. */
export const whatIfFields = (search: URLSearchParams): string[] => [...search.keys()].filter(isField);

/** Whether a URL asks what would be. */
export const isWhatIf = (search: URLSearchParams): boolean => whatIfFields(search).length > 0;
