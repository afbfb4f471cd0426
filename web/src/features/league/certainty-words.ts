import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import { m } from '../../paraglide/messages.js';

type Certainty = Omit<LeagueOutput['certainties'][number], 'team' | 'isExact'>;

/** What is certain of a team: its rank, that it is among the first, that it can't be, or the ranks that are left. */
export const certaintyWords = ({ best, worst, outOf }: Certainty): string => {
  if (best === worst) return m.league_certain_rank({ rank: best });
  if (best === 1) return m.league_certain_at_worst({ rank: worst });
  if (worst === outOf) return m.league_certain_at_best({ rank: best });
  return m.league_certain_between({ best, worst });
};
