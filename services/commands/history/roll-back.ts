import type { ProgressOutput, RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { RollBack, RollBackPlanInput } from '@rondelle/contracts/competition/history.inputs.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByNumberOrName, findMember } from '@rondelle/members/accounts/members.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import {
  activityCount,
  type ActivityWhich,
  someActivity,
} from '@rondelle/projections/queries/activity-log/some-activity.queries.ts';
import { pageOf } from '@rondelle/projections/queries/sql/paging.ts';
import { changesOf } from '@rondelle/projections/queries/preview/changes.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { inPreview } from '../preview/in-preview.ts';
import type { Previews } from '../preview/previews.ts';
import type { Writing } from '../writing.ts';
import { verdictOf } from './one-event.ts';
import { stepsOf } from './stories.ts';
import { describeSteps } from './describe-steps.ts';
import { type Undone, undoInPreview } from './undo-in-preview.ts';
import { undoMany } from './undo-many.ts';

/** The most changes that one roll-back plan covers; a longer period needs several. */
const most = 2_000;
/** Changes that one page of a plan describes. */
const perPage = 100;

type About = Pick<RollBackPlanInput, 'member' | 'from' | 'to'>;

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

type Entries = RollBackPlanOutput['entries'];

/** The verdict for an event, from the plan of its undoing and from the error that the preview met, if any. */
const verdictIn = ({ undoing, error }: Undone): Entries[number]['verdict'] => {
  const verdict = verdictOf(undoing);
  if (!error) return verdict === 'done' ? 'done' : 'possible';
  return verdict === 'built-upon' || verdict === 'impossible' ? verdict : 'refused';
};

/** The latest changes that are in the way of an undoing. */
const inTheWay = ({ undoing }: Undone) => (undoing.verdict === 'built-upon' ? undoing.by.slice(-3) : []);

/** Describes the outcomes of events, in the input order. */
const describe = async ({ db, lang, textOf }: Writing, undone: readonly Undone[]): Promise<Entries> => {
  const positions = new Set(
    undone.flatMap((one) => [one.undoing.event, ...inTheWay(one)].map(({ position }) => position)),
  );
  const entities = new Set(undone.map(({ thing }) => thing));
  const steps = [...entities].flatMap(({ kind, id, events }) =>
    stepsOf(kind, id, events, ({ position }) => positions.has(position)),
  );
  const described = await describeSteps(db, lang, steps);
  const byPosition = new Map(described.map((entry) => [entry.position, entry]));
  const entriesAt = (some: readonly { readonly position: string }[]) =>
    some.flatMap(({ position }) => byPosition.get(position) ?? []);
  return undone.flatMap((one) => {
    const verdict = verdictIn(one);
    const reason = verdict === 'refused' && one.error ? textOf({ code: one.error.code, field: null }) : null;
    const by = entriesAt(inTheWay(one));
    return entriesAt([one.undoing.event]).map((entry) => ({ entry, verdict, reason, by }));
  });
};

/**
 * The plan for rolling back a member's changes in a period: those that it would undo, latest first, those that it could
 * not and why, and the rows that would change. The plan runs the same commands in a preview, so that it predicts errors
 * too. It describes a page of the changes; the counts and the rows are those of the whole plan.
 */
export const rollBackPlan = async (
  { previews, write }: { readonly previews: Previews; readonly write: Writing },
  { lang, page, ...about }: RollBackPlanInput,
  signal?: AbortSignal,
): Promise<RollBackPlanOutput> => {
  const { db, log } = write;
  const { actorId, id, name } = await requestedMember(db, write.session, about.member);
  const which = whichOf(about, actorId);
  const [rows, total] = await Promise.all([
    someActivity(db, which, undefined, most),
    activityCount(db, which, undefined),
  ]);
  const { offset, limit, paging } = pageOf(page, perPage);
  const pageInfo = paging(rows.length);
  const isOnPage = new Set(rows.slice(offset, offset + limit).map(({ position }) => position));
  const { possible, shown, changes } = await inPreview(previews, write, async (preview, previewed) => {
    const part = { ...preview, partOf: 'action' } as const;
    const found: Undone[] = [];
    let count = 0;
    for await (const one of undoInPreview(part, log, rows, signal)) {
      if (verdictIn(one) === 'possible') count += 1;
      if (isOnPage.has(one.undoing.event.position)) found.push(one);
    }
    return { possible: count, shown: found, changes: await changesOf(previewed, lang) };
  });
  const entries = await describe(write, shown);
  const more = total > rows.length;
  return { member: { id, name }, total, more, possible, paging: pageInfo, entries, changes };
};

/** Undoes a member's changes in a period, latest first, a batch per call. Skips what others have changed since. */
export const rollBack = async (
  write: Writing,
  { commandId, before, ...about }: RollBack,
): Promise<ProgressOutput> => {
  const { actorId } = await requestedMember(write.db, write.session, about.member);
  return undoMany(write, commandId, whichOf(about, actorId), before);
};
