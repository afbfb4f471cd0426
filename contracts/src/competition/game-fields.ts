import { countFields } from './result-counts.ts';

/**
 * The fields of a game in parts, in the order in which people read them. An import settles each part as a whole, and
 * histories list all of them.
 */
export const gameParts = {
  when: ['date', 'time'],
  where: ['venue', 'city'],
  placement: ['stage', 'group'],
  teams: ['homeTeamId', 'awayTeamId'],
  score: ['homeGoals', 'awayGoals', 'decidedIn', 'forfeitedBy'],
  fairPlay: ['homeFairPlay', 'awayFairPlay'],
  counts: countFields,
} as const;

export const gameFields = {
  /** Ids of the category and competition; these fields never change. */
  belonging: ['categoryId', 'leagueId', 'tournamentId'],
  fixture: [...gameParts.when, ...gameParts.where, ...gameParts.placement, ...gameParts.teams],
  result: [...gameParts.score, ...gameParts.fairPlay, ...gameParts.counts],
} as const;

/** A field that people enter, by its name in events. */
export type GameField = (typeof gameFields)['fixture' | 'result'][number];

/** Fields that hold an id, with the kind of entity whose name is displayed. */
export const namedFields: ReadonlyMap<string, 'category' | 'league' | 'tournament' | 'team'> = new Map(
  Object.entries<'category' | 'league' | 'tournament' | 'team'>({
    categoryId: 'category',
    leagueId: 'league',
    tournamentId: 'tournament',
    homeTeamId: 'team',
    awayTeamId: 'team',
  }),
);

/** Returns the field's name when it holds a name instead of an id: `homeTeamId` becomes `homeTeam`. */
export const displayedField = (field: string): string => field.replace(/Id$/, '');

const otherSides: ReadonlyMap<unknown, string> = new Map([
  ['home', 'away'],
  ['away', 'home'],
]);
/** Returns the same field of the other team: `homeGoals` gives `awayGoals`; `time` stays. */
export const otherTeamsField = (field: string): string =>
  field.replace(/^(?:home|away)(?![a-z])/, (side) => otherSides.get(side) ?? side);

/** Returns values of a game as with the other team at home: goals, counts and a forfeit change sides. */
export const swapSides = <Values extends object>(values: Values): Values => {
  const byField = new Map<string, unknown>(Object.entries(values));
  const swapped = [...byField].map(([field, value]) => [
    field,
    field === 'forfeitedBy' ? (otherSides.get(value) ?? value) : byField.get(otherTeamsField(field)),
  ]);
  return Object.fromEntries(swapped) as Values;
};

export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
/** Returns the column of a dataset that holds a field: `homeGoals` gives `home_goals`. */
export const columnOfField = <Name extends string>(field: Name): SnakeCase<Name> =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
