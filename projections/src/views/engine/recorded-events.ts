import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { type Recorded, systemActor } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { AnyView, Row } from './any-view.ts';
import { foldEvent } from './fold.ts';
import type { MapKey } from './keys.ts';
import { planOf } from './plan.ts';

type StreamEvent = readonly [StreamName, CompetitionEvent];

const commandId = '00000000-0000-4000-8000-000000000000';

/** For tests: recorded events, as the log returns them, in this order. */
export const recorded = (...events: readonly StreamEvent[]): Recorded[] => {
  const lengths = new Map<string, number>();
  return events.map(([stream, event], i) => {
    const revision = lengths.get(stream) ?? 0;
    lengths.set(stream, revision + 1);
    return {
      ...event,
      eventId: commandId,
      stream,
      revision: String(revision),
      position: String(i + 1),
      recordedAt: '2026-01-31T12:00:00.000Z',
      metadata: {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: systemActor,
        source: 'web',
        schemaVersion: 1,
      },
    };
  });
};

/** For tests: the rows of each view after these events, by the view's name. */
export const rowsAfter = (
  views: readonly AnyView[],
  ...events: readonly StreamEvent[]
): Record<string, Row[]> => {
  const { readers } = planOf(views);
  const rowsByView = new Map<string, Map<MapKey, Row>>(views.map(({ name }) => [name, new Map()]));
  const appended = new Map<string, Row[]>();
  for (const event of recorded(...events)) {
    foldEvent(readers, event, {
      get: (view, key) => rowsByView.get(view.name)?.get(key),
      put: (view, key, row) => {
        if (row) rowsByView.get(view.name)?.set(key, row);
        else rowsByView.get(view.name)?.delete(key);
      },
      append: (view, row) => appended.set(view.name, [...(appended.get(view.name) ?? []), row]),
    });
  }
  return Object.fromEntries(
    views.map(({ name }) => [name, appended.get(name) ?? [...(rowsByView.get(name)?.values() ?? [])]]),
  );
};
