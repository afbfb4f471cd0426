import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { countIdAgainstLimits } from './write-limits.ts';
import type { Writing } from './writing.ts';

/** The id of the entity that a member's command creates. A new one counts against the member's limits. */
export const newIdFor = (write: Writing, commandId: string, kind: StreamKind): Promise<number> =>
  write.idFor(write.session.memberId, commandId, kind, () => countIdAgainstLimits(write));
