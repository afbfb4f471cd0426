import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { needsAcceptance } from '@rondelle/contracts/membership/permissions.ts';
import type { AboutSupervision } from '@rondelle/contracts/notifications/about.ts';
import type { JudgeSupervisor, Supervise } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { accept, decline } from '@rondelle/commands/accept-supervisor.ts';
import { join } from '@rondelle/commands/volunteer.ts';
import type { Writing } from '@rondelle/commands/writing.ts';
import { supervisionStateOf } from '@rondelle/members/supervises.ts';
import { notifyOfRequest, notifyOfVerdict } from '@rondelle/members/supervision/notify-of-supervision.ts';
import type { Context } from '../trpc/trpc.ts';

type Deciding = { readonly write: Writing; readonly notify?: Context['notify'] | undefined };

/** Notifies the open pages of these members, and the review page, of a new request or decision. */
const hint = ({ notify }: Deciding, memberIds: readonly string[]): void => {
  for (const id of memberIds) notify?.(`member:${id}`);
  notify?.('moderation');
};

/** Joins the supervisors; notifies members who may accept if the newcomer must wait. */
export const joinAndNotify = async (ctx: Deciding, input: Supervise): Promise<Written> => {
  const written = await join(ctx.write, input);
  const { db, session } = ctx.write;
  if (written.position === null) return written;
  if (!needsAcceptance(session.role, await supervisionStateOf(db, session.memberId, input))) return written;
  const { kind, id } = input;
  const change = {
    kind,
    id,
    step: 'asked',
    revision: written.revision,
    memberNumber: session.number,
  } as const;
  hint(ctx, await notifyOfRequest(db, change, session.memberId));
  return written;
};

const judge = async (
  ctx: Deciding,
  input: JudgeSupervisor,
  { decide, step }: { readonly decide: typeof accept; readonly step: AboutSupervision['step'] },
): Promise<Written> => {
  const { memberId, written } = await decide(ctx.write, input);
  if (written.position === null) return written;
  const { kind, id } = input;
  const change = { kind, id, step, revision: written.revision, memberNumber: null };
  hint(ctx, await notifyOfVerdict(ctx.write.db, change, memberId));
  return written;
};

export const acceptAndNotify = (ctx: Deciding, input: JudgeSupervisor): Promise<Written> =>
  judge(ctx, input, { decide: accept, step: 'accepted' });
export const declineAndNotify = (ctx: Deciding, input: JudgeSupervisor): Promise<Written> =>
  judge(ctx, input, { decide: decline, step: 'declined' });
