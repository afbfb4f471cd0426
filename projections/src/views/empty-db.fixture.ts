import {
  DummyDriver,
  Kysely,
  type KyselyConfig,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from './schema.ts';

/** For tests: a database that answers every query without rows, and needs no Postgres. */
export const emptyDb = ({
  driver = new DummyDriver(),
  ...config
}: Omit<KyselyConfig, 'dialect'> & { driver?: DummyDriver } = {}): Kysely<Tables> =>
  new Kysely({
    ...config,
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
