import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position } from '@rondelle/contracts/log/event.ts';
import { DatabaseError, type Pool } from 'pg';
import { eachInTurns } from '../../turns.ts';
import type { Codec, EncodedEvent } from '../codec.ts';
import type { AppendPlan } from '../plan.ts';

const text = 'SELECT eventlog.append($1, $2, $3, $4, $5, $6, $7, $8) AS position';

/** The function's own code for a stream that has moved on, and the code of an event id recorded elsewhere. */
const conflictCodes = new Set<string | undefined>(['RL001', '23505']);

/** All of the plan in one call, hence in one transaction. Answers the last position. */
export const appendPlan = async (
  pool: Pool,
  codec: Codec,
  { streams, events }: AppendPlan,
): Promise<Position> => {
  const encoded: EncodedEvent[] = [];
  await eachInTurns(events, ({ event }) => encoded.push(codec.encode(event)));
  // JSON.stringify never writes a line break, so one line is one value.
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
