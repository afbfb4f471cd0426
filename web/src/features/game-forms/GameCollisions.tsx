import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/page/use-client.ts';
import { CollisionList } from '../../ui/collisions/CollisionList.tsx';
import { type GameValues, occasionIn, teamsIn } from './game-values.ts';

type Props = { values: GameValues; season: string; gameId?: number };

/** Lists the collisions of a game as typed: other games at the same venue, or of its teams on the same day. */
export function GameCollisions({ values, season, gameId }: Props) {
  const { lang, client } = useClient();
  const { date, time, venue } = occasionIn(values);
  const teams = teamsIn(values);
  const typedGame = { at: 0, date, time, venue, ...teams, ...(gameId !== undefined && { gameId }) };
  const isKnown = Boolean(teams.homeTeamId && teams.awayTeamId && /^\d{4}-\d{2}-\d{2}$/.test(date));
  const { data } = useQuery({
    queryKey: ['collisions', lang, season, typedGame],
    enabled: isKnown,
    queryFn: ({ signal }) =>
      client.game.collisions.mutate({ lang, sid: season, games: [typedGame] }, { signal }),
    staleTime: 0,
    retry: false,
  });
  return <div role="status">{isKnown && data && <CollisionList found={data} />}</div>;
}
