import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position } from '@rondelle/contracts/log/event.ts';
import { DatabaseError, type Pool } from 'pg';
import { eachInTurns } from '../../turns.ts';
import type { Codec, EncodedEvent } from '../codec.ts';
import type { AppendPlan } from '../plan.ts';

const text = 'SELECT eventlog.append($1, $2, $3, $4, $5, $6, $7, $8) AS position';

/** RL001 is raised by the SQL function for a wrong revision; 23505 is a duplicate event id. */
const conflictCodes = new Set<string | undefined>(['RL001', '23505']);

/** Appends a plan in one call and therefore one transaction. Returns the last position. */
export const appendPlan = async (
  pool: Pool,
  codec: Codec,
  { streams, events }: AppendPlan,
): Promise<Position> => {
  const encoded: EncodedEvent[] = [];
  await eachInTurns(events, ({ event }) => encoded.push(codec.encode(event)));
  // JSON.stringify never writes line breaks, so one line is one value.
  const values = [
    streams.map(({ stream }) => stream),
    streams.map(({ expected }) => expected),
    events.map(({ stream }) => stream),
    events.map(({ revision }) => revision),
    events.map(({ event }) => event.eventId),
    encoded.map(({ type }) => type),
    encoded.map(({ data }) => data).join('\n'),
    encoded.map(({ metadata }) => metadata).join('\n'),
  ];
  try {
    const { rows } = await pool.query<{ position: Position }>({ name: 'eventlog-append', text, values });
    return (rows[0] as { position: Position }).position;
  } catch (cause) {
    if (cause instanceof DatabaseError && conflictCodes.has(cause.code))
      throw new DomainError('stream/conflict');
    throw cause;
  }
};
