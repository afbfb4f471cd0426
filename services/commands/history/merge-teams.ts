import type { ProgressOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { activityCount } from '@rondelle/projections/queries/activity-log/some-activity.queries.ts';
import { ownCommandId } from '@rondelle/domain/command-ids.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { WriteServices, Writing } from '../writing.ts';
import { assertMayMerge } from '../held/may-merge.ts';
import { countActionAgainstLimits } from '../write-limits.ts';
import { mergingSteps } from './merging-steps.ts';

const atATime = 20;

type Merging = { readonly teamId: number; readonly into: number };
type Input = Merging & { readonly commandId: string };

const listed = async (db: Db, teamId: number, field: string) => {
  const rows = await db
    .selectFrom('team_seasons')
    .select(['seasonId', 'categoryId'])
    .where('teamId', '=', teamId)
    .limit(1_000)
    .execute();
  if (rows.length === 0) throw new DomainError('team/unknown', field);
  return rows;
};

/** Refuses two teams that played each other or that are in different categories in the same season. */
const assertOne = async (db: Db, { teamId, into }: Merging): Promise<void> => {
  if (teamId === into) throw new DomainError('request/invalid', 'into');
  const [own, others] = await Promise.all([listed(db, teamId, 'teamId'), listed(db, into, 'into')]);
  const differs = own.some(({ seasonId, categoryId }) =>
    others.some((other) => other.seasonId === seasonId && other.categoryId !== categoryId),
  );
  if (differs) throw new DomainError('team/other-category', 'into');
  const met = await db
    .selectFrom('games')
    .select('gameId')
    .where('teamLo', '=', Math.min(teamId, into))
    .where('teamHi', '=', Math.max(teamId, into))
    .limit(1)
    .executeTakeFirst();
  if (met) throw new DomainError('game/same-team', 'into');
};

/** Returns whether this merger is already complete. The views have no rows of the merged team then. */
const isMerged = async (
  { log }: WriteServices,
  { teamId, into }: Merging,
  actionId: string,
): Promise<boolean> => {
  let last: unknown = null;
  for await (const { type, data, metadata } of log.readStream(`team-${teamId}`))
    if (type === 'TeamMerged' && data.into === into) last = metadata.correlationId;
  return last === actionId;
};

/**
 * Merges a duplicate team into another one, which then has its games and entries. Each call sends up to 20 commands;
 * the client repeats it until `finished`. All events share a correlation id, so they can be undone together.
 */
export const mergeTeams = async (
  write: Writing,
  { commandId, ...merging }: Input,
): Promise<ProgressOutput> => {
  const { teamId, into } = merging;
  const actionId = ownCommandId(write.session.memberId, commandId, 'merge', `${teamId}`, `${into}`);
  const finished = async (): Promise<ProgressOutput> => {
    const total = await activityCount(write.db, { correlationId: actionId }, undefined);
    return { done: total, total, finished: true, correlationId: actionId, refused: [], next: null };
  };
  if (await isMerged(write, merging, actionId)) return finished();
  await assertOne(write.db, merging);
  await assertMayMerge(write, teamId);
  await countActionAgainstLimits(write, actionId);
  const together = { ...write, partOf: 'action', correlationId: actionId } as const;
  const steps = await mergingSteps(together, { ...merging, actionId });
  for (const step of steps.slice(0, atATime)) await step();
  if (steps.length <= atATime) return finished();
  const done = await activityCount(write.db, { correlationId: actionId }, undefined);
  const total = done + steps.length - atATime;
  return { done, total, finished: false, correlationId: actionId, refused: [], next: commandId };
};
