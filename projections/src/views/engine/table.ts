export type ColumnType = 'int' | 'bigint' | 'float' | 'bool' | 'text' | 'date' | 'timestamp' | 'json';

/** A column with its values' JavaScript type as a phantom type parameter. */
export type Column<T = unknown> = {
  readonly type: ColumnType;
  readonly nullable: boolean;
  /** For JSON: the most values that it may hold, counting those of nested lists and objects. */
  readonly most?: number;
  /** For JSON: every number in it is an id that fits an `int` column. */
  readonly isOfIds?: boolean;
  readonly value?: T;
};
export type Columns = Readonly<Record<string, Column>>;

export const int: Column<number> = { type: 'int', nullable: false };
/** A log position: a decimal string in JavaScript. */
export const position: Column<string> = { type: 'bigint', nullable: false };
export const float: Column<number> = { type: 'float', nullable: false };
export const bool: Column<boolean> = { type: 'bool', nullable: false };
export const text: Column<string> = { type: 'text', nullable: false };
/** A local calendar day: `YYYY-MM-DD` in JavaScript. */
export const date: Column<string> = { type: 'date', nullable: false };
/** An instant: ISO 8601 in UTC with milliseconds in JavaScript. */
export const timestamp: Column<string> = { type: 'timestamp', nullable: false };
export const json = <T>(most = 100_000): Column<T> => ({ type: 'json', nullable: false, most });
/** A list of at most `most` ids. */
export const ids = (most: number): Column<readonly number[]> => ({ ...json(most), isOfIds: true });
/** A text from a closed list. */
export const oneOf = <T extends string>(_values: readonly T[]): Column<T> => ({
  type: 'text',
  nullable: false,
});
export const nullable = <T>(column: Column<T>): Column<T | null> => ({ ...column, nullable: true });

export type RowOfColumns<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never;
};

/**
 * `only`: the SQL condition of a partial index; null for all rows. Only a query that repeats the condition uses it.
 * `trigrams`: a trigram index on one text column, for substring and similarity search.
 */
export type Index = {
  readonly columns: readonly string[];
  readonly only: string | null;
  readonly trigrams?: true;
};
type DeclaredIndex<Name> =
  | readonly Name[]
  | { readonly columns: readonly Name[]; readonly only: string }
  | { readonly trigrams: Name };

const declared = <Name extends string>(index: DeclaredIndex<Name>): Index => {
  if ('trigrams' in index) return { columns: [index.trigrams], only: null, trigrams: true };
  return 'columns' in index ? index : { columns: index, only: null };
};

/** A read model's table. Its definition in the database is generated from this, so that `_next` twins are identical. */
export type Table<Name extends string = string, C extends Columns = Columns> = {
  readonly name: Name;
  readonly columns: C;
  /**
   * `table()` checks these against the columns; they are plain strings here so that any table is assignable to `Table`.
   */
  readonly key: readonly string[];
  readonly indexes: readonly Index[];
};

export type RowOf<T extends Table> = RowOfColumns<T['columns']>;

/** Returns whether every row of the table belongs to one season. */
export const isOfSeason = ({ columns: { seasonId: column } }: Table): boolean =>
  column?.type === 'int' && !column.nullable;

export const table = <const Name extends string, const C extends Columns>(
  name: Name,
  columns: C,
  options: {
    key: readonly (keyof C & string)[];
    indexes?: readonly DeclaredIndex<keyof C & string>[];
  },
): Table<Name, C> => ({
  name,
  columns,
  key: options.key,
  indexes: (options.indexes ?? []).map(declared),
});
