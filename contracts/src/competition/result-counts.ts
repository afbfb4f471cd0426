import type { GameSide } from './lists.ts';

// No zod schemas in this file: pages load it, and only servers validate.

type CountDescription = {
  /** A count of each team, such as `homePenaltyMinutes`, or one of the game. */
  readonly per: 'team' | 'game';
  readonly most: number;
  /** The version of the view `games` that first has it. */
  readonly since: number;
  /** Words of a spreadsheet's heading that name it, in lower case without accents. */
  readonly headings: string;
};

/**
 * The counts of a result that not every league records. All else follows from a count's entry: the payload of events,
 * columns of views, datasets and open data, cells of spreadsheets, the API, and the field of the form. Its words are in
 * `game-field-words.ts` of the site.
 */
export const resultCounts = {
  penaltyMinutes: {
    per: 'team',
    most: 300,
    since: 4,
    headings: 'pun punition punitions pim pims penalite penalites penalties penalty',
  },
} as const satisfies Readonly<Record<string, CountDescription>>;
type ResultCounts = typeof resultCounts;
export type CountName = keyof ResultCounts;
export const countNames = Object.keys(resultCounts) as readonly CountName[];

type Per = CountDescription['per'];
export type CountPer<Of extends Per> = {
  [Name in CountName]: ResultCounts[Name]['per'] extends Of ? Name : never;
}[CountName];
/** Builds a record with a value for each count of a team, or of the game. */
export const forCountsPer = <Of extends Per, Value>(
  per: Of,
  valueOf: (name: CountPer<Of>) => Value,
): Readonly<Record<CountPer<Of>, Value>> =>
  Object.fromEntries(
    countNames
      .filter((name) => resultCounts[name].per === per)
      .map((name) => [name, valueOf(name as CountPer<Of>)]),
  ) as Record<CountPer<Of>, Value>;

type FieldOf<Name extends CountName> =
  Name extends CountPer<'team'> ? `${GameSide}${Capitalize<Name>}` : Name;
/** A field of a result: the count of one side, or of the game. */
export type CountField = { [Name in CountName]: FieldOf<Name> }[CountName];

/** Returns the field of a side: `home` and `penaltyMinutes` give `homePenaltyMinutes`. */
export const sideField = <Side extends GameSide, Name extends string>(side: Side, name: Name) =>
  `${side}${name.charAt(0).toUpperCase()}${name.slice(1)}` as `${Side}${Capitalize<Name>}`;

/** Returns the fields of a count: those of the home and the away team, or the one of the game. */
export const fieldsOfCount = (name: CountName): readonly CountField[] => {
  const { per }: CountDescription = resultCounts[name];
  const fields = per === 'team' ? [sideField('home', name), sideField('away', name)] : [name];
  return fields as readonly string[] as readonly CountField[];
};
export const countFields: readonly CountField[] = countNames.flatMap(fieldsOfCount);

/** Builds a record with a value for each count field. */
export const forCounts = <Value>(
  valueOf: (field: CountField) => Value,
): Readonly<Record<CountField, Value>> =>
  Object.fromEntries(countFields.map((field) => [field, valueOf(field)])) as Record<CountField, Value>;

type FieldOrigin = { readonly name: CountName; readonly side: GameSide | null };
const origins: ReadonlyMap<string, FieldOrigin> = new Map(
  countNames.flatMap((name) =>
    fieldsOfCount(name).map((field, at, { length }): [string, FieldOrigin] => [
      field,
      { name, side: length === 1 ? null : at === 0 ? 'home' : 'away' },
    ]),
  ),
);
export const isCount = (field: string): field is CountField => origins.has(field);
/** Returns the count that a field holds, and the side whose count it is. */
export const countOfField = (field: CountField): FieldOrigin => origins.get(field) as FieldOrigin;
type CountsOfSide = Readonly<Record<CountPer<'team'>, number | null>>;
/** Returns a count of a game card, in which each side has its own. */
export const countInCard = (
  card: Readonly<Record<GameSide, CountsOfSide>>,
  field: CountField,
): number | null => {
  const { name, side } = countOfField(field);
  const from: Readonly<Record<string, unknown>> = side === null ? card : card[side];
  const count = from[name];
  return typeof count === 'number' ? count : null;
};
/** Upper bound on a count field. */
export const mostOfCount = (field: CountField): number => resultCounts[countOfField(field).name].most;
