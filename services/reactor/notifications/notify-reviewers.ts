import type { CommandKind } from '@rondelle/contracts/competition/commands.ts';
import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { notifyMembers } from '@rondelle/members/notifications/notify.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import { judgesOf } from '@rondelle/members/supervision/judges.ts';
import { sql } from 'kysely';

type Waiting = {
  readonly memberId: string;
  readonly memberNumber: number;
  readonly kind: CommandKind;
  readonly entityId: number;
  readonly seasonId: number | null;
  readonly competition: string | null;
  readonly recordedAt: string;
};

const waitingChange = async (tx: NotificationDb, id: string): Promise<Waiting | undefined> => {
  const { rows } = await sql<Waiting>`
    SELECT h."memberId", m.number AS "memberNumber", h.kind, h."entityId", h."seasonId", h.competition, h."recordedAt"
    FROM moderation.held_changes h JOIN accounts.members m ON m.id = h."memberId"
    WHERE h.id = ${id}::int AND h.state = 'open'`.execute(tx);
  return rows[0];
};

/** The league or tournament of a key such as `league-5`; null for other games. */
const supervisedIn = (competition: string | null): { kind: SupervisedKind; id: number } | null => {
  const [, kind, id] = /^(league|tournament)-(\d+)$/.exec(competition ?? '') ?? [];
  return kind === 'league' || kind === 'tournament' ? { kind, id: Number(id) } : null;
};

/** Notifies those who may accept a held change that it waits; returns their ids, or null when it no longer waits. */
export const notifyReviewers = async (tx: NotificationDb, id: string): Promise<readonly string[] | null> => {
  const waiting = await waitingChange(tx, id);
  if (!waiting) return null;
  const { memberId, memberNumber, kind, entityId, seasonId, competition, recordedAt } = waiting;
  const reviewers = await judgesOf(tx, {
    permission: 'moderation/review',
    competition: supervisedIn(competition),
    requesterId: memberId,
    about: { of: 'toReview' },
  });
  return notifyMembers(
    tx,
    {
      source: `to-review-${id}`,
      kinds: ['supervision'],
      about: { of: 'toReview', memberNumber, kind, id: entityId, seasonId },
      at: recordedAt,
    },
    reviewers.map((reviewer) => ({ memberId: reviewer, subjects: [] })),
  );
};
