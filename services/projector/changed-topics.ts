import { logChannels } from '@rondelle/contracts/live-topics.ts';
import {
  type ChangedKind,
  changedKinds,
  type ChangedTopic,
  mostTopics,
} from '@rondelle/contracts/subjects.ts';
import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Changes } from '@rondelle/projections/views/engine/derive.ts';
import { type Entry, isReadable } from '@rondelle/projections/views/engine/apply-events.ts';

/** The changed rows by the name of their view. */
export type ChangedRows = ReadonlyMap<string, Changes>;

/** The views whose rows decide which pages changed. Ratings are left out: every result changes them everywhere. */
const watched = [
  'games',
  'leagues',
  'league_entries',
  'tournaments',
  'tournament_entries',
  'team_seasons',
  'standings',
];
const columns = {
  gameId: 'game',
  leagueId: 'league',
  tournamentId: 'tournament',
  teamId: 'team',
  homeTeamId: 'team',
  awayTeamId: 'team',
} as const;

const topicsOfRow = (row: Row): `${ChangedKind}:${number}`[] =>
  Object.entries(columns).flatMap(([column, kind]) => {
    const id = row[column];
    return typeof id === 'number' ? [`${kind}:${id}` as const] : [];
  });

/** The topics of the rows that a batch has changed. */
export const topicsOfRows = (changed: readonly ChangedRows[]): ReadonlySet<`${ChangedKind}:${number}`> =>
  new Set(
    changed.flatMap((rows) =>
      watched.flatMap((view) =>
        [...(rows.get(view)?.values() ?? [])].flatMap(({ before, after }) =>
          [before, after].flatMap((row) => (row ? topicsOfRow(row) : [])),
        ),
      ),
    ),
  );

const isMember = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id);

/** The topics of an event: its log channel, its author and the member whom it names. */
const topicsOfEvent = (entry: Entry): ChangedTopic[] => {
  if (!isReadable(entry)) return [];
  const { stream, data, metadata } = entry;
  return [
    ...logChannels
      .filter((channel) => stream.startsWith(`${channel}-`))
      .map((channel) => `log:${channel}` as const),
    ...[metadata.actor.id, ...('memberId' in data ? [data.memberId] : [])]
      .filter(isMember)
      .map((id) => `member:${id}` as const),
  ];
};

const isChanged = (topic: string): topic is ChangedTopic =>
  changedKinds.some((kind) => topic.startsWith(`${kind}:`));

/** The topics that a batch has changed; undefined when there are too many to list. */
export const topicsOf = (
  changed: readonly ChangedRows[],
  events: readonly Entry[],
  asides: readonly Quarantined[] = [],
): readonly ChangedTopic[] | undefined => {
  if (events.length > 4 * mostTopics) return undefined;
  const topics = new Set(events.flatMap(topicsOfEvent));
  for (const item of asides) for (const topic of item.topics) if (isChanged(topic)) topics.add(topic);
  for (const topic of topicsOfRows(changed)) topics.add(topic);
  return topics.size > mostTopics ? undefined : [...topics];
};
