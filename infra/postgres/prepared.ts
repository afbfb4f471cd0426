import type { Client, QueryResult } from 'pg';

/** A statement is named on its third use, so that a unique one takes no memory of Postgres. */
const timesUntilNamed = 3;
/** Maximum number of counted statements without a name. */
const mostCounted = 4_000;
/** Least interval between two resets of all names, in ms; statements in use are soon named again. */
const renewedEveryMs = 60_000;

/** Names of the statements that the connections of a pool repeat. */
export type StatementNames = {
  /** Returns the name under which Postgres caches the plan of this text, or undefined while it is rare. */
  readonly of: (text: string) => string | undefined;
  /** Resets all names, so that the next statements are prepared again. */
  readonly renew: () => void;
  /** Number of resets so far; names of two generations differ. */
  readonly generation: () => number;
};

type Limits = { readonly most?: number; readonly now?: () => number };

/**
 * Creates the names for one pool. Each takes some 50 kB of a connection that runs its statement, so there are at most
 * `most`. Searches differ by their words and would soon take all names, so all names are reset when that many are in
 * use, at most once a minute.
 */
export const createStatementNames = ({
  most = 400,
  now = () => performance.now(),
}: Limits = {}): StatementNames => {
  const counted = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;
  let renewedAt = now();
  const renew = () => {
    names.clear();
    generation += 1;
    renewedAt = now();
  };
  return {
    of: (text) => {
      const known = names.get(text);
      if (known) return known;
      const times = (counted.get(text) ?? 0) + 1;
      counted.delete(text);
      if (times < timesUntilNamed) {
        if (counted.size >= mostCounted) counted.clear();
        counted.set(text, times);
        return undefined;
      }
      if (names.size >= most) {
        if (now() - renewedAt < renewedEveryMs) return undefined;
        renew();
      }
      const name = `s${generation}.${names.size}`;
      names.set(text, name);
      return name;
    },
    renew,
    generation: () => generation,
  };
};

/** Without parameters, only a query can be named: `BEGIN` needs no name, and scripts can't have one. */
const canBeNamed = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 || (/^\s*(?:select|with)\s/i.test(text) && !text.includes(';'));

/** Postgres refuses a plan whose columns changed since, as after a migration that adds one to a `select *`. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan must not change');

type Done = (error: Error | null | undefined, result: QueryResult) => void;

/**
 * Names repeated statements on this connection, so that Postgres parses and plans them once and not each time: planning
 * takes more than half of its work for a page. A plan outdated by a migration is prepared again; only a running
 * transaction fails, once, as after a conflict.
 */
export const prepareRepeated = (client: Client, names: StatementNames): void => {
  const query = client.query.bind(client);
  let generation = names.generation();
  /** Frees the plans of reset names on this connection; a failed transaction does so later. */
  const freeOldPlans = (): void => {
    if (generation === names.generation() || client.getTransactionStatus() === 'E') return;
    generation = names.generation();
    const isOld = (name: string) => !name.startsWith(`s${generation}.`);
    const forget = () => {
      const parsed: unknown = Reflect.get(client.connection, 'parsedStatements');
      if (parsed === null || typeof parsed !== 'object') return;
      for (const name of Object.keys(parsed).filter(isOld)) Reflect.deleteProperty(parsed, name);
    };
    query('DEALLOCATE ALL').then(forget, () => undefined);
  };
  const canRepeat = (error: unknown): boolean => {
    if (!isOutdated(error)) return false;
    names.renew();
    return client.getTransactionStatus() === 'I';
  };
  const named = (...args: unknown[]): unknown => {
    const [text, values, done] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || !canBeNamed(text, values))
      return Reflect.apply(query, null, args);
    const name = names.of(text);
    if (!name) return Reflect.apply(query, null, args);
    freeOldPlans();
    const config = { name, text, values };
    if (typeof done !== 'function')
      return query(config).catch((error: unknown) => {
        if (canRepeat(error)) return query(text, values);
        throw error;
      });
    const onEnd: Done = (error, result) => {
      if (error && canRepeat(error)) Reflect.apply(query, null, args);
      else Reflect.apply(done, null, [error, result]);
    };
    return query(config, onEnd);
  };
  Object.assign(client, { query: named });
};
