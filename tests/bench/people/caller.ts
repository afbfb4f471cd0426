import { createInProcessCall } from '@rondelle/gateway/calls/in-process-call.ts';
import { createMemberServices } from '@rondelle/members/member-services.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createWriteServices } from '@rondelle/commands/write-services.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createPreviews } from '@rondelle/projector/preview/previews.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { BenchQuery } from './queries.ts';

/** A statement as the product sent it. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const nothing = () => undefined;
const mailer = { send: async () => undefined, inbox: null };

/** Calls the gateway's procedures in this process; `onStatement` gets each statement that they send. */
export const createCaller = (
  pool: Pool,
  log: EventLog,
  onStatement: (statement: Statement) => void = nothing,
) => {
  const db = createDb<Tables>(pool, (_ms, statement) => onStatement(statement));
  const accounts = db.withTables<AccountTables>();
  const services = createMemberServices(accounts, mailer, () => 'http://bench');
  const hints = { listen: () => nothing };
  // Previews use the same pool, so that their statements count too.
  const previews = createPreviews(pool, (_ms, statement) => onStatement(statement));
  const writing = createWriteServices(db, log, { db: () => db, hints }, async () => undefined);
  return ({ procedure, input, by }: BenchQuery): Promise<unknown> => {
    const requestSession = {
      services,
      isOnMachine: false,
      address: '',
      device: '',
      knownDevice: null,
      session: async () => by?.session ?? null,
      remember: nothing,
      forget: nothing,
      signIn: null,
      storeSignIn: nothing,
      recognise: async () => undefined,
      wrote: nothing,
    };
    const type = procedure === 'preview.changes' ? 'mutation' : 'query';
    return createInProcessCall({ db, log, previews, requestSession, writing }, type)(procedure, input);
  };
};
