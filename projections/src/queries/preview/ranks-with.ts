import type { SeasonChanges } from '@rondelle/contracts/competition/preview.outputs.ts';
import type { Names } from '../outputs/names.ts';
import { tiesByName } from '../outputs/ties-by-name.ts';
import type { RankChange } from '../../computing/preview/changes.ts';

const isTie = (one: RankChange, other: RankChange): boolean =>
  one.competition.kind === other.competition.kind &&
  one.competition.id === other.competition.id &&
  one.categoryId === other.categoryId &&
  one.group === other.group &&
  one.divisionId === other.divisionId &&
  one.after?.rank === other.after?.rank &&
  (one.after !== null || one.before?.rank === other.before?.rank);

/** Adds names to rank changes. */
export const ranksWith = (
  ranks: readonly RankChange[],
  seasonId: number,
  names: Names,
): SeasonChanges['ranks'] =>
  tiesByName(ranks, isTie, ({ teamId }) => names.team(teamId, seasonId)).map(
    ({ competition: { kind, id }, categoryId, group, divisionId, teamId, before, after }) => ({
      competition:
        kind === 'league'
          ? { ...names.league(id), kind: 'league' as const }
          : { ...names.tournament(id), kind: 'tournament' as const },
      category: names.category(categoryId, seasonId),
      group: divisionId === null ? group : names.divisionName(divisionId, seasonId),
      team: names.team(teamId, seasonId),
      before,
      after,
    }),
  );
