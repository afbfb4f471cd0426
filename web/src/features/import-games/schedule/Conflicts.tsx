import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../lib/page/use-client.ts';
import { m } from '../../../paraglide/messages.js';
import { CollisionList } from '../../../ui/collisions/CollisionList.tsx';
import { Clashes } from './Clashes.tsx';
import { clashesIn } from './move-games.ts';
import type { ScheduleState } from './use-schedule.ts';

const gamesPerRequest = 500;

/**
 * All conflicts of the generated games before they are published: with each other, and with games on the site that the
 * schedule does not replace.
 */
export function Conflicts({ state, season }: { state: ScheduleState; season: string }) {
  const { schedule, teams, superseded } = state;
  const { games } = schedule;
  const { lang, client } = useClient();
  const inputs = games.map(({ date, time, venue, home, away }, at) => ({
    at,
    date,
    time,
    venue: venue || null,
    homeTeamId: teams[home]?.id ?? 0,
    awayTeamId: teams[away]?.id ?? 0,
  }));
  const { data, isError } = useQuery({
    queryKey: ['collisions', lang, season, inputs, superseded],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(inputs.length / gamesPerRequest) }, (_, part) =>
        client.game.collisions.mutate(
          {
            lang,
            sid: season,
            games: inputs.slice(part * gamesPerRequest, (part + 1) * gamesPerRequest),
            without: [...superseded],
          },
          { signal },
        ),
      );
      const found = await Promise.all(parts);
      return {
        total: found.reduce((sum, { total }) => sum + total, 0),
        collisions: found.flatMap(({ collisions }) => collisions),
      };
    },
    staleTime: 0,
    retry: false,
  });
  return (
    <>
      <Clashes games={games} teams={teams} />
      <div role="status">
        {isError && m.form_failed()}
        {data?.total === 0 && clashesIn(games).length === 0 && m.collisions_none()}
        {data && <CollisionList found={data} />}
      </div>
    </>
  );
}
