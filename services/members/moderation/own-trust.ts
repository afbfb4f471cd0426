import type { OwnTrustOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { trustOf, trustRequirements } from '@rondelle/contracts/moderation/trust.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { allowancesFor } from './allowances.ts';
import { trustHistoryOf } from './member-trust.ts';

/** A member's own trust level, its reasons and limits; visible only to that member. */
export const ownTrust = async (db: Db, { memberId, role }: Session): Promise<OwnTrustOutput> => {
  const history = await trustHistoryOf(db, memberId);
  const level = trustOf(history);
  const next = trustRequirements.find((requirement) => requirement.level > level);
  const own = allowancesFor(role, level);
  return {
    level,
    history,
    next: next
      ? { confirmed: next.confirmed, days: next.days, mistakesPerHundred: next.mistakesPerHundred }
      : null,
    limits: own && {
      saves: own.saves.most,
      changes: own.changes.most,
      corrections: own.corrections.most,
      deletions: own.deletions.most,
    },
  };
};
