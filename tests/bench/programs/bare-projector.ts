import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { connectionConfig } from '@rondelle/infra/postgres/pool.ts';
import { Client } from 'pg';
import { sendResult, readInput, untilDismissed } from './input.ts';

/** The baseline of the live path: follows the log as our projector does, and only writes down how far it is. */
const { databaseUrl } = readInput() as { databaseUrl: string };
const log = await openEventLog(databaseUrl);
const client = new Client(connectionConfig(databaseUrl));
await client.connect();
const begin = await log.head();
await client.query('CREATE TABLE bare_checkpoint (position bigint NOT NULL)');
await client.query('INSERT INTO bare_checkpoint VALUES ($1)', [begin]);
const stopping = new AbortController();
const follow = async (): Promise<void> => {
  for await (const page of log.subscribe(begin, stopping.signal))
    await client.query('UPDATE bare_checkpoint SET position = $1', [page.at(-1)?.position]);
};
const following = follow();
sendResult('ready');
await untilDismissed();
stopping.abort();
await following;
await client.query('DROP TABLE bare_checkpoint');
await client.end();
await log.close();
