import { z } from 'zod';
import { entityId, position } from './competition/vocabulary.ts';
import { type LogChannel, logChannels } from './live-topics.ts';
import type { Position } from './log/event.ts';

/** Kinds of entities that have their own topic. */
export const changedKinds = ['league', 'team', 'game', 'tournament'] as const;
export type ChangedKind = (typeof changedKinds)[number];

/**
 * A topic that changed, narrower than a season. A member, and a member's list of rooms (`chat`), are named by the
 * opaque id. `forum` is the whole forum, `topic` one forum topic, `moderation` the review queue.
 */
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
 * Data that a page may depend on, narrower than a season. `results` are a league's games except live scores; `ratings`
 * are those of a season's category, with its forecasts.
 */
export type Concern = `${ChangedKind}:${number}` | `results:${number}` | `ratings:${number}:${number}`;

/** A change that concerns only pages made from these, provided that the season was at `since` before. */
export type Narrow = { readonly since: Position; readonly concerns: readonly Concern[] };

/**
 * A notice that the views changed, without data: receivers query again. A lost hint does no harm, because receivers
 * also compare positions.
 */
export type ChangeHint = {
  /** The affected seasons; `all` after a change of the shared catalogue and after a rebuild. */
  readonly seasonIds: readonly number[] | 'all';
  /** Position of the views: no named season has a later version. */
  readonly position: Position;
  /**
   * Changed topics within these seasons. Absent when there are too many; then anything in the seasons may have changed.
   */
  readonly topics?: readonly ChangedTopic[] | undefined;
  /** For a change of one season; absent when any page of the seasons may have changed. */
  readonly narrow?: Narrow | undefined;
  /** Correlation id of the latest change; used for traces only. */
  readonly cause?: string | undefined;
};

/** Maximum number of topics in a hint; larger changes are sent by season only. */
export const mostTopics = 64;
/** Maximum number of concerns in a hint: those of a part of an import, at most about 110 kB. */
export const mostConcerns = 8_192;

const isChangedTopic = (concern: Concern): concern is `${ChangedKind}:${number}` =>
  changedKinds.some((kind) => concern.startsWith(`${kind}:`));

/**
 * The topics of season data that a hint names, besides its seasons; undefined when anything in them may have changed. A
 * change that is too large to list its topics may still be narrow: one of games, which the logs of activity show too.
 */
export const namedTopics = ({
  topics,
  narrow,
}: Pick<ChangeHint, 'topics' | 'narrow'>): readonly ChangedTopic[] | undefined =>
  topics ??
  (narrow && [...narrow.concerns.filter(isChangedTopic), ...logChannels.map((log) => `log:${log}` as const)]);

const root = 'rondelle.changed';

/**
 * NATS subjects of hints. The season's subject carries every hint; topic subjects repeat it for narrower subscribers.
 */
export const subjects = {
  everyChange: `${root}.>`,
  catalogue: `${root}.catalogue`,
  season: (seasonId: number): string => `${root}.season.${seasonId}`,
  /** `league:12` → `rondelle.changed.league.12`, `log:game` → `rondelle.changed.log.game`. */
  topic: (topic: ChangedTopic): string => `${root}.${topic.replace(':', '.')}`,
} as const;

const concern = z
  .string()
  .regex(/^(?:(?:league|team|game|tournament|results):[1-9]\d{0,9}|ratings(?::[1-9]\d{0,9}){2})$/)
  .transform((text) => text as Concern);

/** Payload of a hint message; the subject of the message states what changed. */
const hintPayload = z.object({
  position,
  cause: z.uuid().optional(),
  /** On season subjects: all changes are also sent on topic subjects. */
  finer: z.boolean().optional(),
  /** On season subjects, so that a receiver never has the one without the other. */
  narrow: z
    .object({ since: position, concerns: z.array(concern).max(mostConcerns).readonly() })
    .optional()
    // A newer program may name others; then any page may have changed.
    .catch(undefined),
  /** On topic subjects: the seasons of the change. */
  seasonIds: z.array(entityId).max(1_000).optional(),
});

type Message = { readonly subject: string; readonly payload: z.infer<typeof hintPayload> };

/** Returns the messages of a hint: one per season and one per topic. */
export const messagesOf = ({
  seasonIds,
  position: at,
  topics,
  narrow,
  cause,
}: ChangeHint): readonly Message[] => {
  if (seasonIds === 'all') return [{ subject: subjects.catalogue, payload: { position: at, cause } }];
  const finer = topics !== undefined;
  return [
    ...seasonIds.map((id) => ({
      subject: subjects.season(id),
      payload: { position: at, cause, narrow, ...(finer && { finer }) },
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

/** Parses a message to a hint; null for messages that this version does not know. */
export const hintIn = (subject: string, payload: unknown): ChangeHint | null => {
  const parsed = hintPayload.safeParse(payload);
  if (!parsed.success) return null;
  const { position: at, cause, finer, narrow, seasonIds = [] } = parsed.data;
  const base = { position: at, cause };
  if (subject === subjects.catalogue) return { ...base, seasonIds: 'all' };
  const season = seasonSubject.exec(subject)?.[1];
  if (season) return { ...base, seasonIds: [Number(season)], narrow, ...(finer && { topics: [] }) };
  const topic = topicSubject.exec(subject)?.[1];
  return topic ? { ...base, seasonIds, topics: [topic.replace('.', ':') as ChangedTopic] } : null;
};
