import { z } from 'zod';
import { entityId, position } from './competition/vocabulary.ts';
import { type LogChannel, logChannels } from './live-topics.ts';
import { origin, type Position } from './log/event.ts';

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

/**
 * A change of one season that affects only pages which depend on one of `concerns`. It holds for receivers that know the
 * season as of `since`; any page may have changed for a receiver that missed an earlier change.
 */
export type NarrowChange = { readonly since: Position; readonly concerns: readonly Concern[] };

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
  readonly narrow?: NarrowChange | undefined;
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
 * Returns the topics that a hint lists or, for a change with too many topics, those of its concerns; undefined when
 * anything in the seasons may have changed. A narrow change is one of games, so the logs of activity changed too.
 */
export const namedTopics = ({
  topics,
  narrow,
}: Pick<ChangeHint, 'topics' | 'narrow'>): readonly ChangedTopic[] | undefined =>
  topics ??
  (narrow && [...narrow.concerns.filter(isChangedTopic), ...logChannels.map((log) => `log:${log}` as const)]);

/** The subject of a hint begins with one of these. */
type Roots = {
  /** For hints without an event: these concern gateways of all versions. */
  readonly shared: string;
  /** For hints that one version's views have reached a position; those of another version may be behind. */
  readonly ofViews: string;
};

/** `views` is the schema of the version's views. */
const rootsOf = (views: string): Roots => ({ shared: 'rondelle.changed', ofViews: `rondelle.${views}` });

/** The subjects with the hints that a version hears. */
export const heardSubjects = (views: string): readonly string[] =>
  Object.values(rootsOf(views)).map((root) => `${root}.>`);

const isOfViews = ({ seasonIds, position: at }: ChangeHint): boolean =>
  at !== origin && (seasonIds === 'all' || seasonIds.length > 0);

/**
 * The part of a hint's subject after the root. The season's subject carries every hint; topic subjects repeat it for
 * narrower subscribers.
 */
const subjects = {
  catalogue: 'catalogue',
  season: (seasonId: number): string => `season.${seasonId}`,
  /** `league:12` → `league.12`, `log:game` → `log.game`. */
  topic: (topic: ChangedTopic): string => topic.replace(':', '.'),
} as const;

const concern = z
  .string()
  .regex(/^(?:(?:league|team|game|tournament|results):[1-9]\d{0,9}|ratings(?::[1-9]\d{0,9}){2})$/)
  .transform((text) => text as Concern);

/** Payload of a hint message; the subject of the message states what changed. */
const hintPayload = z.object({
  position,
  cause: z.uuid().optional(),
  /** On season subjects: true when each changed topic has a message of its own too. */
  finer: z.boolean().optional(),
  /** Part of the season's message, so that a receiver never learns of the change without its concerns. */
  narrow: z
    .object({ since: position, concerns: z.array(concern).max(mostConcerns).readonly() })
    .optional()
    // A newer version may send concerns that this one does not know; then any page may have changed.
    .catch(undefined),
  /** On topic subjects: the seasons of the change. */
  seasonIds: z.array(entityId).max(1_000).optional(),
});

type Message = { readonly subject: string; readonly payload: z.infer<typeof hintPayload> };

const messagesBelow = (root: string, hint: ChangeHint): readonly Message[] => {
  const { seasonIds, position: at, topics, narrow, cause } = hint;
  const message = (subject: string, payload: Message['payload']) => ({
    subject: `${root}.${subject}`,
    payload,
  });
  if (seasonIds === 'all') return [message(subjects.catalogue, { position: at, cause })];
  const hasTopics = topics !== undefined;
  return [
    ...seasonIds.map((id) =>
      message(subjects.season(id), { position: at, cause, narrow, ...(hasTopics && { finer: true }) }),
    ),
    ...(topics ?? []).map((topic) =>
      message(subjects.topic(topic), { position: at, seasonIds: [...seasonIds] }),
    ),
  ];
};

/** Returns the messages of a hint: one per season and one per topic. `views`: the schema of the sender's views. */
export const messagesOf = (hint: ChangeHint, views: string): readonly Message[] => {
  const { shared, ofViews } = rootsOf(views);
  return messagesBelow(isOfViews(hint) ? ofViews : shared, hint);
};

const seasonSubject = /^season\.([1-9]\d{0,9})$/;
const topicSubject =
  /^((?:league|team|game|tournament)\.[1-9]\d{0,9}|log\.(?:game|team|tournament)|(?:room|topic)\.[1-9]\d{0,9}|forum|(?:member|chat)\.[0-9a-f-]{36}|moderation)$/;

const parseBelow = (subject: string, payload: unknown): ChangeHint | null => {
  const parsed = hintPayload.safeParse(payload);
  if (!parsed.success) return null;
  const { position: at, cause, finer: hasTopics, narrow, seasonIds = [] } = parsed.data;
  const base = { position: at, cause };
  if (subject === subjects.catalogue) return { ...base, seasonIds: 'all' };
  const season = seasonSubject.exec(subject)?.[1];
  if (season) return { ...base, seasonIds: [Number(season)], narrow, ...(hasTopics && { topics: [] }) };
  const topic = topicSubject.exec(subject)?.[1];
  return topic ? { ...base, seasonIds, topics: [topic.replace('.', ':') as ChangedTopic] } : null;
};

/**
 * Parses a message to a hint; null for messages that this version does not know, and for those of other versions' views.
 * `views`: the schema of the receiver's views.
 */
export const parseHint = (subject: string, payload: unknown, views: string): ChangeHint | null => {
  const roots = rootsOf(views);
  const root = Object.values(roots).find((one) => subject.startsWith(`${one}.`));
  const hint = root === undefined ? null : parseBelow(subject.slice(root.length + 1), payload);
  // Versions that did not name their schemas send the hints of their views below the shared root.
  return hint && isOfViews(hint) && root !== roots.ofViews ? null : hint;
};
