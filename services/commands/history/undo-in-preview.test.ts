import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { expect, test } from 'vitest';
import type { Writing } from '../writing.ts';
import { undoInPreview } from './undo-in-preview.ts';

test('the preview yields while it undoes many events, and stops when the request is aborted', async () => {
  let read = 0;
  const log: Pick<EventLog, 'readStream'> = {
    async *readStream() {
      read += 1;
      yield* [];
    },
  };
  const session = { memberId: 'member-7', role: 'superAdmin' };
  const write = { log, session } as unknown as Writing;
  const rows = Array.from({ length: 50 }, (_, at) => ({
    position: String(at),
    kind: 'game' as const,
    entityId: 7,
  }));
  const controller = new AbortController();
  setImmediate(() => controller.abort());
  const undoing = async () => {
    for await (const one of undoInPreview(write, log, rows, controller.signal)) void one;
  };
  await expect(undoing()).rejects.toThrow('aborted');
  expect(read).toBeLessThan(4);
});
