import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '../competition/aggregates.ts';
import type { LoggedEvent } from '../ports/event-log.ts';
import type { UndoingCommand } from './undo.ts';

/**
 * What undoes one event of a stream, given what there was before it: commands to send in this order, to which the sender
 * adds their ids and what they are prepared with. Null where nothing can undo it (an erasure, reserved ids, the choice of
 * the ongoing season); empty where there is nothing to undo.
 */
export const inverseOf = (
  before: unknown,
  event: Recorded<LoggedEvent>,
): readonly UndoingCommand[] | null => {
  const kind = streamKinds.find((one) => event.stream.startsWith(`${one}-`));
  return kind && event.type !== 'IdsReserved' ? aggregates[kind].inverseOf(before, event) : null;
};
