import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Version } from './plan/last-imported.ts';

/** The sources of events that imports and the demonstration write. */
export const sourcesOfFiles: readonly string[] = ['import', 'demo'];

/** Returns the state of an entity after each of its events. */
export const readVersions = async <State, Command, Event extends CompetitionEvent>(
  log: EventLog,
  kind: StreamKind,
  id: number,
  { initial, evolve }: Decider<State, Command, Event>,
): Promise<Version<NonNullable<State>>[]> => {
  const versions: Version<NonNullable<State>>[] = [];
  let state = initial;
  // A stream holds only events of its own kind.
  for await (const event of log.readStream(streamOf(kind, id))) {
    state = evolve(state, event as Recorded<Event>);
    if (state !== null && state !== undefined)
      versions.push({ content: state, byImport: sourcesOfFiles.includes(event.metadata.source) });
  }
  return versions;
};

/** Maps the content of each version. */
export const versionsOf = <State, Content>(
  versions: readonly Version<State>[],
  contentOf: (state: State) => Content,
): Version<Content>[] => versions.map(({ content, byImport }) => ({ content: contentOf(content), byImport }));
