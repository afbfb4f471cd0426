import type { LogChainOutput } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

const displayLimit = 100;

/** Returns the latest links of the public chain over the log, latest first. */
export const logChain = async (db: Db): Promise<LogChainOutput> => {
  const { rows } = await sql<LogChainOutput['heads'][number]>`
    SELECT events::int, position, link, at FROM operations.log_chain ORDER BY events DESC LIMIT ${displayLimit}`.execute(
    db,
  );
  return { heads: rows };
};
