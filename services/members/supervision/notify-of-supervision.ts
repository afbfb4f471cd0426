import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { AboutSupervision } from '@rondelle/contracts/notifications/about.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { notifyMembers } from '../notifications/notify.ts';
import { type NotificationDb, withNotifications } from '../notifications/tables.ts';
import { judgesOf } from './judges.ts';

type Competition = { readonly kind: SupervisedKind; readonly id: number };
/** A change of who supervises a league or tournament; `revision` is that of its event. */
export type Change = Competition & {
  readonly step: AboutSupervision['step'];
  readonly revision: string;
  /** Public number of the member who asks to supervise; null for other steps. */
  readonly memberNumber: number | null;
};

const notify = (tx: NotificationDb, { kind, id, step, revision, memberNumber }: Change, whom: string[]) =>
  notifyMembers(
    tx,
    {
      source: `supervision-${kind}-${id}@${revision}`,
      kinds: ['supervision'],
      about: { of: 'supervision', step, kind, id, memberNumber },
      at: new Date().toISOString(),
    },
    whom.map((memberId) => ({ memberId, subjects: [] })),
  );

/** Notifies those who may accept of a member's request to supervise. */
export const notifyOfRequest = (db: Db, change: Change, requesterId: string): Promise<readonly string[]> =>
  withNotifications(db)
    .transaction()
    .execute(async (tx) => {
      const about = { of: 'supervision', step: 'asked' } as const;
      const query = { permission: 'supervision/accept', competition: change, requesterId, about } as const;
      return notify(tx, change, await judgesOf(tx, query));
    });

/** Notifies a member that they were accepted, refused or removed. */
export const notifyOfVerdict = (db: Db, change: Change, memberId: string): Promise<readonly string[]> =>
  withNotifications(db)
    .transaction()
    .execute((tx) => notify(tx, change, [memberId]));
