import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { Db } from '@rondelle/projections/schema.ts';

const most = 500;

export type Supervised = { readonly kind: SupervisedKind; readonly id: number; readonly seasonId: number };

/** What a member supervises, latest first. */
export const supervisedBy = (db: Db, memberId: string): Promise<Supervised[]> =>
  db
    .selectFrom('supervisions')
    .select(['kind', 'id', 'seasonId'])
    .where('memberId', '=', memberId)
    .orderBy('since', 'desc')
    .limit(most)
    .execute();
