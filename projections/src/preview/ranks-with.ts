import type { PreviewAnswer } from '@rondelle/contracts/competition/preview.answers.ts';
import type { Names } from '../answers/names.ts';
import type { RankChange } from './changes.ts';

/** Changes of rank with the names of what they are about. */
export const ranksWith = (
  ranks: readonly RankChange[],
  seasonId: number,
  names: Names,
): PreviewAnswer['ranks'] =>
  ranks.map(({ competition: { kind, id }, categoryId, group, divisionId, teamId, before, after }) => ({
    competition:
      kind === 'league'
        ? { ...names.league(id), kind: 'league' as const }
        : { ...names.tournament(id), kind: 'tournament' as const },
    category: names.category(categoryId, seasonId),
    group: divisionId === null ? group : names.divisionName(divisionId, seasonId),
    team: names.team(teamId, seasonId),
    before,
    after,
  }));
