import { useMemo } from 'react';
import { trpc } from '../../lib/http/trpc.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import type { Nearby } from '../../ui/venue-field/venue-suggestions.ts';
import type { GameValues } from './game-values.ts';
import { nearbyOf } from './nearby-of.ts';
import { useCompetition } from './use-choices.ts';

type Options = { readonly season: string; readonly values: GameValues; readonly enabled: boolean };

/** Returns where the home team and the competition of a game play; null while the home team loads. */
export const useNearby = ({ season, values, enabled }: Options): readonly Nearby[] | null => {
  const { lang } = usePageLocation();
  const eid = Number(values['homeTeamId']);
  const isWanted = enabled && eid > 0;
  const { data: home, isFetched } = trpc.team.get.useQuery(
    { lang, sid: season, eid },
    { enabled: isWanted, retry: false },
  );
  const { league, tournament } = useCompetition({ season, values });
  const isLoading = isWanted && !isFetched;
  return useMemo(
    () => (isLoading ? null : nearbyOf({ home, league, tournament })),
    [isLoading, home, league, tournament],
  );
};
