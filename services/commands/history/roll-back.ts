import type { ProgressOutput, RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { RollBack, RollBackInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { comparePositions } from '@rondelle/contracts/log/event.ts';
import type { Undoing } from '@rondelle/domain/history/plan-undoing.ts';
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
import { told } from './tell.ts';
import { undoInPreview } from './undo-in-preview.ts';
import { undoMany } from './undo-many.ts';

/** More than this is looked through in several roll-backs. */
const most = 2_000;

type About = Pick<RollBackInput, 'member' | 'from' | 'to'>;

/** The member, of a role below the admin's own; of one who is no more, only the id that the log has. */
const requestedMember = async (db: Db, { role }: Pick<Session, 'role'>, member: string) => {
  const members = db
    .withTables<AccountTables>()
    .selectFrom('accounts.members')
    .select(['id', 'number', 'username', 'role']);
  const isNumber = /^\d{1,9}$/.test(member);
  const found = await (isNumber
    ? members.where('number', '=', Number(member))
    : members.where('id', '=', member)
  ).executeTakeFirst();
  if (!found && isNumber) throw new DomainError('user/unknown', 'member');
  if (found && !outranks(role, found.role)) throw new DomainError('permission/denied', 'member');
  return { actorId: found?.id ?? member, id: found?.number ?? 0, name: found?.username ?? '' };
};

const whichOf = ({ from, to }: About, actorId: string): ActivityWhich => ({ actorId, from, to });

type Planned = Pick<RollBackPlanOutput['entries'][number], 'verdict' | 'reason'>;

/** What becomes of an event that was undone in the preview, or refused there. */
const plannedOf = (undoing: Undoing, refusal: DomainError | undefined, { textOf }: Writing): Planned => {
  const verdict = verdictOf(undoing);
  if (!refusal) return { verdict: verdict === 'done' ? 'done' : 'possible', reason: null };
  if (verdict === 'built-upon' || verdict === 'impossible') return { verdict, reason: null };
  return { verdict: 'refused', reason: textOf({ code: refusal.code, field: null }) };
};

/**
 * What a roll-back would undo of a member's changes in a period, latest first, what it could not and why, and what it
 * would change: the same undoings are done in a preview, so that nothing is refused later that was not refused here.
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
  const refusals = new Map(refused.map(({ position, error }) => [position, error]));
  const later = undoings.flatMap((one) => (one.verdict === 'built-upon' ? one.by.slice(-3) : []));
  const positions = new Set(
    [...undoings.map(({ event }) => event), ...later].map(({ position }) => position),
  );
  const steps = things.flatMap(({ kind, id, events }) =>
    stepsOf(kind, id, events, ({ position }) => positions.has(position)),
  );
  const entries = await told(db, lang, steps);
  const byPosition = new Map(entries.map((entry) => [entry.position, entry]));
  const entriesAt = (some: readonly { readonly position: string }[]) =>
    some.flatMap(({ position }) => byPosition.get(position) ?? []);
  const planned = undoings
    .toSorted((one, other) => comparePositions(other.event.position, one.event.position))
    .flatMap((one) =>
      entriesAt([one.event]).map((entry) => ({
        entry,
        ...plannedOf(one, refusals.get(one.event.position), write),
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

/** Undoes what a member changed in a period, the latest first, some at a time; leaves what others have changed since. */
export const rollBack = async (
  write: Writing,
  { commandId, before, ...about }: RollBack,
): Promise<ProgressOutput> => {
  const { actorId } = await requestedMember(write.db, write.session, about.member);
  return undoMany(write, commandId, whichOf(about, actorId), before);
};
