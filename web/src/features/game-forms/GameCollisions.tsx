import { useQuery } from '@tanstack/react-query';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { CollisionList } from '../../ui/collisions/CollisionList.tsx';
import { type GameValues, occasionIn, teamsIn } from './game-values.ts';

type Props = { values: GameValues; season: string; gameId?: number };

/** What a game collides with where it is put: another on the same ice, or one of its teams that plays that day. */
export function GameCollisions({ values, season, gameId }: Props) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const { date, time, venue } = occasionIn(values);
  const teams = teamsIn(values);
  const asked = { at: 0, date, time, venue, ...teams, ...(gameId !== undefined && { gameId }) };
  const isKnown = Boolean(teams.homeTeamId && teams.awayTeamId && /^\d{4}-\d{2}-\d{2}$/.test(date));
  const { data } = useQuery({
    queryKey: ['collisions', lang, season, asked],
    enabled: isKnown,
    queryFn: ({ signal }) => client.game.collisions.mutate({ lang, sid: season, games: [asked] }, { signal }),
    staleTime: 0,
    retry: false,
  });
  return <div role="status">{isKnown && data && <CollisionList found={data} />}</div>;
}
