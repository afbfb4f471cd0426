import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { isAccepted } from '../supervises.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

const most = 500;

export type Supervised = {
  readonly kind: SupervisedKind;
  readonly id: number;
  readonly seasonId: number;
  readonly isAccepted: boolean;
};

/** A member's supervisions, latest first. */
export const supervisedBy = (db: Db, memberId: string): Promise<Supervised[]> =>
  db
    .selectFrom('supervisions as s')
    .select(['s.kind', 's.id', 's.seasonId', isAccepted().as('isAccepted')])
    .where('s.memberId', '=', memberId)
    .orderBy('s.since', 'desc')
    .limit(most)
    .execute();
