import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { ReviewOutput, SuspiciousChange } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import type { ReviewInput } from '@rondelle/contracts/moderation/moderation.inputs.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { planUndoing } from '@rondelle/domain/history/plan-undoing.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { categoriesShowing } from '@rondelle/projections/queries/policy/policy.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type Selectable, sql } from 'kysely';
import { categoriesOf } from '../history/categories-of.ts';
import { verdictOf } from '../history/one-event.ts';
import { readableEventsOf, type Step, stepsOf } from '../history/stories.ts';
import { describeSteps } from '../history/describe-steps.ts';
import { isAllowedSomewhere } from '@rondelle/members/supervises.ts';
import { flagsWithin, inOrder } from '@rondelle/members/moderation/flags-within.ts';
import type { Reviewer } from '@rondelle/members/moderation/review-scope.ts';
import {
  type ModerationDb,
  type ModerationTables,
  withModeration,
} from '@rondelle/members/moderation/tables.ts';

const perPage = 30;
const mostMembers = 10;
const mostCounted = 1_000;
/** From this many open changes on, a member is listed for review as a whole. */
const several = 5;

type Flag = Selectable<ModerationTables['moderation.flags']> & { readonly decider: string | null };
type Sources = { readonly db: Db; readonly log: EventLog };

const flagsOf = async (
  db: ModerationDb,
  reviewer: Reviewer,
  { state, page }: ReviewInput,
): Promise<readonly Flag[]> => {
  const which = { state, limit: perPage + 1, offset: (page - 1) * perPage };
  const { rows } = await sql<Flag>`
    SELECT f.*, m.username AS decider FROM (${flagsWithin(reviewer, which)}) page
    JOIN moderation.flags f USING (kind, "entityId", revision)
    LEFT JOIN accounts.members m ON m.id = f."decidedBy"
    ORDER BY ${inOrder(state)}`.execute(db);
  return rows;
};

type Read = { readonly flag: Flag; readonly step: Step; readonly undo: SuspiciousChange['undo'] };

/** Reads the changes behind the flags of one entity. */
const readOne = async (log: EventLog, flags: readonly Flag[]): Promise<Read[]> => {
  const [first] = flags;
  if (!first) return [];
  const { kind, entityId: id } = first;
  const events = await readableEventsOf(log, kind, id);
  const wanted = new Set(flags.map(({ revision }) => revision));
  const steps = new Map(
    stepsOf(kind, id, events, ({ revision }) => wanted.has(Number(revision))).map(
      (step) => [Number(step.event.revision), step] as const,
    ),
  );
  return flags.flatMap((flag) => {
    const step = steps.get(flag.revision);
    const [undoing] = planUndoing(kind, events, ({ revision }) => Number(revision) === flag.revision);
    return step && undoing ? [{ flag, step, undo: verdictOf(undoing) }] : [];
  });
};

/** The changes behind the flags, in the flags' order. Each stream is read once, all with one query. */
const read = async (log: EventLog, flags: readonly Flag[]): Promise<readonly Read[]> => {
  const byEntity = Map.groupBy(flags, ({ kind, entityId }) => `${kind}-${entityId}`);
  const found = await Promise.all([...byEntity.values()].map((own) => readOne(log, own)));
  return found.flat().toSorted((one, other) => flags.indexOf(one.flag) - flags.indexOf(other.flag));
};

/** The forecast behind a flag reveals the score, so it is visible only where the category shows everything. */
const weighedOf = async (db: Db, all: readonly Read[]) => {
  const open = await categoriesShowing(
    db,
    [...new Set(all.flatMap(({ step }) => categoriesOf(step)))],
    'everything',
  );
  return ({ step, flag: { expected, actual } }: Read): SuspiciousChange['score'] =>
    expected !== null && actual !== null && categoriesOf(step).every((id) => open.has(id))
      ? { expected, actual }
      : null;
};

const suspiciousChanges = async (
  { db, log }: Sources,
  lang: Language,
  flags: readonly Flag[],
  memberId: string,
): Promise<SuspiciousChange[]> => {
  const all = await read(log, flags);
  const steps = all.map(({ step }) => step);
  const [entries, weighed] = await Promise.all([describeSteps(db, lang, steps), weighedOf(db, all)]);
  return all.flatMap((one, at) => {
    const { flag, undo } = one;
    const entry = entries[at];
    if (!entry) return [];
    const { reasons, state, decider, decidedAt } = flag;
    return [
      {
        entry,
        reasons,
        score: weighed(one),
        state,
        decided: decidedAt === null ? null : { by: decider, at: decidedAt },
        undo,
        isOwn: entry.actor.id === memberId,
      },
    ];
  });
};

type Busy = {
  readonly number: number;
  readonly username: string;
  readonly changes: number;
  readonly from: string;
  readonly to: string;
};

/** Members with several open changes. The counts include all open flags, not only those of this page. */
const busyMembers = async (db: ModerationDb, lang: Language): Promise<ReviewOutput['members']> => {
  const { rows } = await sql<Busy>`
    SELECT number, username, changes, "from", "to" FROM (
      SELECT m.number, m.username, o."actorId", o.changes FROM moderation.open_by_member o
      JOIN accounts.members m ON m.id::text = o."actorId"
      WHERE o.changes >= ${several} ORDER BY o.changes DESC LIMIT ${mostMembers}) busy
    CROSS JOIN LATERAL (
      SELECT min("recordedAt") AS "from", max("recordedAt") AS "to" FROM moderation.flags
      WHERE "actorId" = busy."actorId" AND state = 'open') period
    ORDER BY changes DESC, number`.execute(db);
  return rows.map(({ number: id, username: name, changes, from, to }) => ({
    id,
    name,
    path: pathsIn(lang).user({ id, name }),
    changes,
    from,
    to,
  }));
};

/** One page of the moderation queue, within the reviewer's scope. Decided changes stay, latest decision first. */
export const reviewOf = async (
  sources: Sources,
  reviewer: Reviewer,
  question: ReviewInput,
): Promise<Omit<ReviewOutput, 'texts' | 'held' | 'waiting'>> => {
  const db = withModeration(sources.db);
  const { lang, state, page } = question;
  const mayRollBack = state === 'open' && isAllowed(reviewer.role, 'member/roll-back');
  const [isReviewer, flags, members] = await Promise.all([
    isAllowedSomewhere(sources.db, reviewer, 'moderation/review'),
    flagsOf(db, reviewer, question),
    mayRollBack ? busyMembers(db, lang) : [],
  ]);
  return {
    state,
    isReviewer,
    entries: await suspiciousChanges(sources, lang, flags.slice(0, perPage), reviewer.memberId),
    page,
    hasMore: flags.length > perPage,
    members,
  };
};

/** How many changes wait for this reviewer; counts up to a thousand. */
export const openCount = async (db: Db, reviewer: Reviewer): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM (
      ${flagsWithin(reviewer, { state: 'open', limit: mostCounted, offset: 0 })}) waiting`.execute(db);
  return rows[0]?.open ?? 0;
};
