import type { ProgressOutput, RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { RollBack, RollBackInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { comparePositions } from '@rondelle/contracts/log/event.ts';
import type { Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import { findByNumberOrName, findMember } from '@rondelle/members/accounts/members.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import {
  activityCount,
  type ActivityWhich,
  someActivity,
} from '@rondelle/projections/activity-log/some-activity.queries.ts';
import { changesOf } from '@rondelle/projections/preview/changes.queries.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { randomUUID } from 'node:crypto';
import { inPreview } from '../preview/in-preview.ts';
import type { Previews } from '../preview/previews.ts';
import type { Writing } from '../writing.ts';
import { verdictOf } from './one-event.ts';
import { stepsOf } from './stories.ts';
import { describeSteps } from './describe-steps.ts';
import { undoInPreview } from './undo-in-preview.ts';
import { undoMany } from './undo-many.ts';

/** The most changes that one roll-back plan covers; a longer period needs several. */
const most = 2_000;

type About = Pick<RollBackInput, 'member' | 'from' | 'to'>;

const isLogId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * Resolves the member by number, user name or id. Throws `permission/denied` for a role that is not below the admin's
 * own. For an erased member, returns the id that the log has.
 */
const requestedMember = async (db: Db, { role }: Pick<Session, 'role'>, member: string) => {
  const accounts = db.withTables<AccountTables>();
  const isId = isLogId(member);
  const found = isId ? await findMember(accounts, member) : await findByNumberOrName(accounts, member);
  if (!found && !isId) throw new DomainError('user/unknown', 'member');
  if (found && !outranks(role, found.role)) throw new DomainError('permission/denied', 'member');
  return { actorId: found?.id ?? member, id: found?.number ?? 0, name: found?.username ?? '' };
};

const whichOf = ({ from, to }: About, actorId: string): ActivityWhich => ({ actorId, from, to });

type Planned = Pick<RollBackPlanOutput['entries'][number], 'verdict' | 'reason'>;

/** The verdict for an event, from its undoing and from the error that the preview gave, if any. */
const plannedOf = (undoing: Undoing, error: DomainError | undefined, { textOf }: Writing): Planned => {
  const verdict = verdictOf(undoing);
  if (!error) return { verdict: verdict === 'done' ? 'done' : 'possible', reason: null };
  if (verdict === 'built-upon' || verdict === 'impossible') return { verdict, reason: null };
  return { verdict: 'refused', reason: textOf({ code: error.code, field: null }) };
};

/**
 * What rolling back a member's changes in a period would undo, latest first, what it could not undo and why, and which
 * rows would change. The plan runs the same commands in a preview, so that it predicts errors too.
 */
export const rollBackPlan = async (
  { previews, write }: { readonly previews: Previews; readonly write: Writing },
  { lang, ...about }: RollBackInput,
  signal?: AbortSignal,
): Promise<RollBackPlanOutput> => {
  const { db } = write;
  const { actorId, id, name } = await requestedMember(db, write.session, about.member);
  const which = whichOf(about, actorId);
  const [rows, total] = await Promise.all([
    someActivity(db, which, undefined, most),
    activityCount(db, which, undefined),
  ]);
  const { things, refused, changes } = await inPreview(previews, write, async (preview, previewed) => {
    const part = { ...preview, partOf: 'action' } as const;
    const undone = await undoInPreview(part, randomUUID(), rows, signal);
    return { ...undone, changes: await changesOf(previewed, lang) };
  });
  const undoings = things.flatMap((thing) => thing.undoings);
  const errors = new Map(refused.map(({ position, error }) => [position, error]));
  const later = undoings.flatMap((one) => (one.verdict === 'built-upon' ? one.by.slice(-3) : []));
  const positions = new Set(
    [...undoings.map(({ event }) => event), ...later].map(({ position }) => position),
  );
  const steps = things.flatMap(({ kind, id, events }) =>
    stepsOf(kind, id, events, ({ position }) => positions.has(position)),
  );
  const entries = await describeSteps(db, lang, steps);
  const byPosition = new Map(entries.map((entry) => [entry.position, entry]));
  const entriesAt = (some: readonly { readonly position: string }[]) =>
    some.flatMap(({ position }) => byPosition.get(position) ?? []);
  const planned = undoings
    .toSorted((one, other) => comparePositions(other.event.position, one.event.position))
    .flatMap((one) =>
      entriesAt([one.event]).map((entry) => ({
        entry,
        ...plannedOf(one, errors.get(one.event.position), write),
        by: one.verdict === 'built-upon' ? entriesAt(one.by.slice(-3)) : [],
      })),
    );
  return {
    member: { id, name },
    total,
    more: total > rows.length,
    possible: planned.filter(({ verdict }) => verdict === 'possible').length,
    entries: planned,
    changes,
  };
};

/** Undoes a member's changes in a period, latest first, a batch per call. Skips what others have changed since. */
export const rollBack = async (
  write: Writing,
  { commandId, before, ...about }: RollBack,
): Promise<ProgressOutput> => {
  const { actorId } = await requestedMember(write.db, write.session, about.member);
  return undoMany(write, commandId, whichOf(about, actorId), before);
};
