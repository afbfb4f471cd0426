import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../views/schema.ts';
import { type ActivityLogRow, mostOften, onlyRows } from '../../views/activity-log/activity-log.table.ts';

/** Values that all wanted rows share, for the leading columns of an index that ends with the position. */
export type Common = Readonly<Partial<Record<keyof ActivityLogRow, string | number>>>;

/** Greater than any position of a log. */
export const endOfLog = '9223372036854775807';

/** The conditions of the partial indexes that find such rows. */
const onlyOf = (common: Common): readonly string[] => [
  ...('actorId' in common ? [onlyRows.byPeople] : []),
  ...('correlationId' in common ? [onlyRows.together] : []),
  ...('kind' in common ? [onlyRows.ofOtherKinds] : []),
  ...('action' in common ? [onlyRows.ofOtherActions] : []),
];

const isOften = ([name, value]: [string, unknown]): boolean =>
  Object.entries(mostOften).some(([often, most]) => often === name && most === value);

/**
 * Selects the rows that have these values, latest first and before a position. Compares the values and the position as
 * one row value, so that only the matching index gives this order. Otherwise Postgres may scan the whole log by
 * position to find a few old rows, because it assumes that they are spread evenly. Values that most rows have are
 * filtered row by row. With `actorId`, finds only rows by people, not by programs.
 */
export const latestAlong = <O>(
  query: SelectQueryBuilder<Tables, 'activity_log', O>,
  common: Common,
  before: string = endOfLog,
): SelectQueryBuilder<Tables, 'activity_log', O> => {
  const [often = [], rare = []] = [true, false].map((wanted) =>
    Object.entries(common).filter((one) => isOften(one) === wanted),
  );
  const names = [...rare.map(([name]) => name), 'position'];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const from = (position: string): RawBuilder<unknown> =>
    sql.join([...rare.map(([, value]) => value), position]);
  const conditions = [
    sql<boolean>`(${columns}) >= (${from('0')}) AND (${columns}) < (${from(before)})`,
    ...often.map(([name, value]) => sql<boolean>`${sql.ref(name)} = ${value}`),
    ...onlyOf(Object.fromEntries(rare)).map((only) => sql.raw<boolean>(only)),
  ];
  const found = conditions.reduce((so, condition) => so.where(condition), query);
  return names.reduce((ordered, name) => ordered.orderBy(sql.ref(name), 'desc'), found);
};
