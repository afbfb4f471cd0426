import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { type ActivityLogRow, mostOften, onlyRows } from './activity-log.table.ts';

/** What the rows have in common, by the first columns of an index that ends with the position. */
export type Common = Readonly<Partial<Record<keyof ActivityLogRow, string | number>>>;

/** Beyond any position of a log. */
export const endOfLog = '9223372036854775807';

/** The condition of the index that such rows are found by. */
const onlyOf = (common: Common): readonly string[] => [
  ...('actorId' in common ? [onlyRows.byPeople] : []),
  ...('correlationId' in common ? [onlyRows.together] : []),
  ...('kind' in common ? [onlyRows.ofOtherKinds] : []),
  ...('action' in common ? [onlyRows.ofOtherActions] : []),
];

const isOften = ([name, value]: [string, unknown]): boolean =>
  Object.entries(mostOften).some(([often, most]) => often === name && most === value);

/**
 * The rows that have these values, the latest first and before a position. Values and position are compared together, so
 * that no other index gives this order: along the positions alone, the database may go through the whole log to find a
 * few rows of long ago, which it believes to lie anywhere. What most rows have in common is looked at row by row.
 * Of programs' rows nobody asks by who acted.
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
