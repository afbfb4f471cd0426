import { z } from 'zod';
import { entityId, position } from './competition/vocabulary.ts';
import type { LogChannel } from './live-topics.ts';
import type { Position } from './log/event.ts';

/** Things that have a subject of their own. */
export const changedKinds = ['league', 'team', 'game', 'tournament'] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** What changed, more closely than its season; a member, and a member's list of rooms, by the opaque id; a room of the chat; a topic of the forum, and all of it; and the queue of suspicious changes. */
export type ChangedTopic =
  | `${ChangedKind}:${number}`
  | `log:${LogChannel}`
  | `member:${string}`
  | `room:${number}`
  | `topic:${number}`
  | 'forum'
  | `chat:${string}`
  | 'moderation';

/**
 * Says that the views have changed, never what they hold: whoever hears it reads again. A missed hint heals by itself,
 * because positions can be compared.
 */
export type ChangeHint = {
  /** The seasons touched; `all` after a change of the catalogue that they share, and after a rebuild. */
  readonly seasonIds: readonly number[] | 'all';
  /** How far the views have come: no season named here has a later version. */
  readonly position: Position;
  /** What changed in these seasons; absent where it is too much to name, and anything in them may have changed. */
  readonly topics?: readonly ChangedTopic[] | undefined;
  /** The correlation id of the latest change behind it, for traces alone. */
  readonly cause?: string | undefined;
};

/** More than this many things are not named one by one: bulk changes are told by season only. */
export const mostTopics = 64;

const root = 'rondelle.changed';

/** Where hints travel: seasons first of all; finer subjects repeat what their season's says for those who follow less. */
export const subjects = {
  everyChange: `${root}.>`,
  catalogue: `${root}.catalogue`,
  season: (seasonId: number): string => `${root}.season.${seasonId}`,
  /** `league:12` → `rondelle.changed.league.12`, `log:game` → `rondelle.changed.log.game`. */
  topic: (topic: ChangedTopic): string => `${root}.${topic.replace(':', '.')}`,
} as const;

/** What a hint weighs on the wire; whom it is about stands in its subject. */
const hintPayload = z.object({
  position,
  cause: z.uuid().optional(),
  /** On a season's subject: finer subjects name all that changed. */
  finer: z.boolean().optional(),
  /** On a finer subject: the seasons that it changed in. */
  seasonIds: z.array(entityId).max(1_000).optional(),
});

type Message = { readonly subject: string; readonly payload: z.infer<typeof hintPayload> };

/** The messages of a hint: one for each season, and one for each thing that it names. */
export const messagesOf = ({ seasonIds, position: at, topics, cause }: ChangeHint): readonly Message[] => {
  if (seasonIds === 'all') return [{ subject: subjects.catalogue, payload: { position: at, cause } }];
  const finer = topics !== undefined;
  return [
    ...seasonIds.map((id) => ({
      subject: subjects.season(id),
      payload: { position: at, cause, ...(finer && { finer }) },
    })),
    ...(topics ?? []).map((topic) => ({
      subject: subjects.topic(topic),
      payload: { position: at, seasonIds: [...seasonIds] },
    })),
  ];
};

const seasonSubject = /^rondelle\.changed\.season\.([1-9]\d{0,9})$/;
const topicSubject =
  /^rondelle\.changed\.((?:league|team|game|tournament)\.[1-9]\d{0,9}|log\.(?:game|team|tournament)|(?:room|topic)\.[1-9]\d{0,9}|forum|(?:member|chat)\.[0-9a-f-]{36}|moderation)$/;

/** The hint of a message; null for one that this version does not know. */
export const hintIn = (subject: string, said: unknown): ChangeHint | null => {
  const parsed = hintPayload.safeParse(said);
  if (!parsed.success) return null;
  const { position: at, cause, finer, seasonIds = [] } = parsed.data;
  const base = { position: at, cause };
  if (subject === subjects.catalogue) return { ...base, seasonIds: 'all' };
  const season = seasonSubject.exec(subject)?.[1];
  if (season) return { ...base, seasonIds: [Number(season)], ...(finer && { topics: [] }) };
  const topic = topicSubject.exec(subject)?.[1];
  return topic ? { ...base, seasonIds, topics: [topic.replace('.', ':') as ChangedTopic] } : null;
};
