import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { openStatuses, tableStages } from '@rondelle/contracts/competition/lists.ts';
import type { TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { hasFailed } from '../../lib/http/failure.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { formatPlayoffs } from '../../ui/forecast/format-share.ts';
import type { LateColumn } from '../../ui/standings-table/StandingsTable.tsx';

type Tables = Pick<TournamentOutput, 'asOf' | 'tournamentCategories' | 'schedule'>;

/** Returns whether a group of the only category has games to come and lets some of its teams advance, as of today. */
export const hasGroupChances = ({ asOf, tournamentCategories, schedule }: Tables): boolean => {
  const [only, another] = tournamentCategories;
  if (!only || another || (asOf.playedBy ?? asOf.knownAt) !== null) return false;
  return (
    policyAllows(only.category.shows, 'everything') &&
    only.groups.some(({ playoffs }) => typeof playoffs?.lastRank === 'number') &&
    schedule.some(({ games }) =>
      games.some(({ stage, status }) => tableStages.includes(stage) && openStatuses.includes(status)),
    )
  );
};

/** The column of the chances to advance from a group, by its name; null where there is no such forecast. */
export type GroupChances = (group: string | null) => LateColumn | null;

const none: GroupChances = () => null;

/** Loads the chances once the page is displayed: the first reader after a result would wait for the simulation. */
export const useGroupChances = (output: Tables): GroupChances => {
  const isHydrated = useIsHydrated();
  const isWanted = hasGroupChances(output);
  const query = usePageQuery('tournament', 'forecast', {
    enabled: isWanted && isHydrated,
    meta: { isLate: true },
  });
  if (!isWanted) return none;
  const { data } = query;
  const words = { short: m.tournament_odds(), long: m.tournament_odds_long() };
  return (name) => {
    if (!isHydrated || (!data && !hasFailed(query))) return { ...words, texts: null };
    const teams = data?.groups.find((group) => group.name === name)?.teams ?? [];
    const chances = teams.flatMap(({ team, playoffs }): [number, string][] =>
      playoffs ? [[team.id, formatPlayoffs(playoffs)]] : [],
    );
    return chances.length === 0 ? null : { ...words, texts: new Map(chances) };
  };
};
