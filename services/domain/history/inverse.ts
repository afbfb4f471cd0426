import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { streamKinds } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '../competition/aggregates.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import type { UndoingCommand } from './undo.ts';

/**
 * Returns the commands that undo one event of a stream, in the order to send, from the state before it. The sender adds
 * command ids and the prepared fields. Null when nothing can undo it (an erasure, reserved ids, the choice of the
 * ongoing season); empty when there is nothing to undo.
 */
export const inverseOf = (
  before: unknown,
  event: Recorded<LoggedEvent>,
): readonly UndoingCommand[] | null => {
  const kind = streamKinds.find((one) => event.stream.startsWith(`${one}-`));
  return kind && event.type !== 'IdsReserved' ? aggregates[kind].inverseOf(before, event) : null;
};
