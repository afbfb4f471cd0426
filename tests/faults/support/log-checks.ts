import { comparePositions } from '@rondelle/contracts/log/event.ts';

export type Seen = {
  readonly position: string;
  readonly stream: string;
  readonly revision: string;
  readonly eventId: string;
  readonly metadata: { readonly commandId: string };
};

/** Defects in a log itself: wrong order, gaps in streams, repeated events. */
export const defectsOfLog = (events: readonly Seen[]): string[] => {
  const faults: string[] = [];
  const lengths = new Map<string, number>();
  const ids = new Set<string>();
  events.forEach((event, i) => {
    const before = events[i - 1];
    if (before && comparePositions(event.position, before.position) <= 0)
      faults.push(`${event.position} comes after ${before.position}`);
    const length = lengths.get(event.stream) ?? 0;
    if (event.revision !== String(length))
      faults.push(`${event.stream} has ${event.revision} where ${length} was due`);
    lengths.set(event.stream, length + 1);
    if (ids.has(event.eventId)) faults.push(`the event ${event.eventId} is there twice`);
    ids.add(event.eventId);
  });
  return faults;
};

/** Events that a subscriber missed, repeated or saw out of order, compared with the log. */
export const defectsOfReading = (seen: readonly Seen[], log: readonly Seen[]): string[] => {
  const at = log.findIndex((event, i) => seen[i]?.eventId !== event.eventId);
  if (at >= 0) return [`at ${log[at]?.position}: ${seen[at]?.position ?? 'nothing'} was seen`];
  return seen.length > log.length ? [`${seen.length - log.length} more were seen than there are`] : [];
};

/** An acknowledgement to a writer: its command has this position. */
export type Acknowledged = { readonly commandId: string; readonly position: string };

/** Acknowledged commands that are missing at their position, and commands that are recorded twice. */
export const defectsOfRetention = (
  acknowledged: readonly Acknowledged[],
  log: readonly Seen[],
): { readonly lost: string[]; readonly doubled: string[] } => {
  const byCommand = Map.groupBy(log, ({ metadata }) => metadata.commandId);
  const lost = acknowledged
    .filter(({ commandId, position }) => byCommand.get(commandId)?.at(-1)?.position !== position)
    .map(({ commandId }) => commandId);
  const doubled = [...byCommand].filter(([, events]) => events.length > 1).map(([commandId]) => commandId);
  return { lost, doubled };
};
