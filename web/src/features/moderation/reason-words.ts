import type { SuspiciousChange } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import type { SuspicionReason } from '@rondelle/contracts/moderation/suspicion.ts';
import { formatSigned, formatSignedDecimal } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

const far = ({ score }: Pick<SuspiciousChange, 'score'>): string =>
  score
    ? m.review_reason_far_score({
        actual: formatSigned(score.actual),
        expected: formatSignedDecimal(score.expected),
      })
    : m.review_reason_far();

/** Describes in a sentence why a change is suspicious. */
export const suspicionWords = (reason: SuspicionReason, change: Pick<SuspiciousChange, 'score'>): string =>
  ({
    'far-from-expected': () => far(change),
    'many-changes': m.review_reason_many,
    rival: m.review_reason_rival,
    'confirmed-deleted': m.review_reason_confirmed_deleted,
    'confirmed-corrected': m.review_reason_confirmed_corrected,
    disputed: m.review_reason_disputed,
    'old-season': m.review_reason_old_season,
  })[reason]();
