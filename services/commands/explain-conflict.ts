import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { gameHistory } from '@rondelle/projections/queries/games/game.queries.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { memberNames } from '@rondelle/members/member-names.ts';
import type { WriteServices, Writing } from './writing.ts';

/** A write conflict that carries who changed the entity and which fields, for the form to show. */
export class ConflictingWrite extends DomainError {
  readonly conflict: WriteConflict;

  constructor(conflict: WriteConflict) {
    super('stream/conflict');
    this.conflict = conflict;
  }
}

const usernameOf = async (db: Db, memberId: string): Promise<string | null> =>
  (await memberNames(db, [memberId])).get(memberId)?.username ?? null;

type Changes = WriteConflict['changes'];
/** Merges the changes of each field into one, from its first value to its last. */
const merged = (changes: Changes): Changes => {
  const byField = new Map<string, Changes[number]>();
  for (const { field, before, after } of changes)
    byField.set(field, { field, before: byField.get(field)?.before ?? before, after });
  return [...byField.values()];
};

const gameConflict = async (
  { db, log, views, lang }: Writing,
  gameId: number,
  seen: string,
): Promise<WriteConflict | null> => {
  let last: { position: string; seasonId: number } | null = null;
  for await (const { position, data } of log.readStream(streamOf('game', gameId), seen))
    if ('gameId' in data) last = { position, seasonId: data.seasonId };
  if (!last) return null;
  await views.reach(last.seasonId, last.position);
  // A writer sees no more of the game than a reader: the policy of its category applies.
  const { history } = await gameHistory(publicDb(db), { lang, gid: gameId, before: undefined });
  const later = history.filter(({ revision }) => revision > Number(seen));
  const [latest] = later;
  if (!latest) return null;
  return {
    revision: String(latest.revision),
    by: await usernameOf(db, latest.actor.id),
    at: latest.recordedAt,
    changes: merged(later.toReversed().flatMap(({ changes }) => changes)),
  };
};

/**
 * The author and time of the last change. `changes` stays empty: the form compares the new state with its own fields.
 */
const otherConflict = async (
  { db, log }: WriteServices,
  kind: StreamKind,
  id: number,
  seen: string,
): Promise<WriteConflict | null> => {
  let latest: { revision: string; by: string; at: string } | null = null;
  for await (const { revision, metadata, recordedAt } of log.readStream(streamOf(kind, id), seen))
    if (revision !== seen) latest = { revision, by: metadata.actor.id, at: recordedAt };
  return latest && { ...latest, by: await usernameOf(db, latest.by), changes: [] };
};

/**
 * Turns `stream/conflict` into a ConflictingWrite, when the conflicting change is found; returns other errors
 * unchanged. For a game, it also lists the changed fields.
 */
export const explained = async (
  writing: Writing,
  kind: StreamKind,
  id: number,
  seen: string | undefined,
  error: unknown,
): Promise<unknown> => {
  const isConflict = error instanceof DomainError && error.code === 'stream/conflict';
  // An entity that did not exist when it was seen has no earlier values to compare with.
  if (!isConflict || seen === undefined || seen === 'none') return error;
  const conflict =
    kind === 'game' ? await gameConflict(writing, id, seen) : await otherConflict(writing, kind, id, seen);
  return conflict ? new ConflictingWrite(conflict) : error;
};
