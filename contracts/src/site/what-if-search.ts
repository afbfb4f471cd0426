import { formatWhatIf, parseWhatIf } from '../competition/what-if.ts';

type Field = 'home' | 'away' | 'in' | 'real';

/** Names of the form fields of a game: `whatIf.12.home`, `whatIf.12.away`, `whatIf.12.in`, `whatIf.12.real`. */
export const fieldName = (gameId: number, field: Field): string => `whatIf.${gameId}.${field}`;

const marks: ReadonlyMap<string, string> = new Map(Object.entries({ overtime: ':ot', shootout: ':so' }));

/** Formats the filled-in form fields as results of a scenario. */
const filledIn = (values: ReadonlyMap<string, string>): string[] =>
  [...values.keys()].flatMap((name) => {
    const id = /^whatIf\.([1-9]\d{0,8})\.home$/.exec(name)?.[1];
    if (id === undefined) return [];
    const value = (field: Field) => values.get(fieldName(Number(id), field))?.trim() ?? '';
    const [home, away] = [value('home'), value('away')];
    if (home === '' && away === '') return [];
    const [realHome = '', realAway = ''] = value('real').split('-');
    return [`${id}:${home || realHome}-${away || realAway}${marks.get(value('in')) ?? ''}`];
  });

/**
 * Reads the scenario of a URL, from `whatIf` or from the form's fields. Drops malformed results, duplicates and results
 * beyond the limit; returns undefined when none is left.
 */
export const whatIfIn = (search: URLSearchParams): string | undefined => {
  let scenario = '';
  for (const part of [...(search.get('whatIf')?.split(',') ?? []), ...filledIn(new Map(search))]) {
    const longer = scenario === '' ? part : `${scenario},${part}`;
    const results = part === '' ? null : parseWhatIf(longer);
    if (results) scenario = formatWhatIf(results);
  }
  return scenario === '' ? undefined : scenario;
};

const isField = (name: string): boolean => name === 'whatIf' || name.startsWith('whatIf.');

/** The parameters of a URL that belong to a scenario. */
export const whatIfFields = (search: URLSearchParams): string[] => [...search.keys()].filter(isField);

/** Returns true when a URL contains a scenario. */
export const isWhatIf = (search: URLSearchParams): boolean => whatIfFields(search).length > 0;
