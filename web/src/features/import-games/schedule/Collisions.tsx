import { Button, Group, Stack } from '@mantine/core';
import type { CollisionsOutput } from '@rondelle/contracts/competition/collisions.ts';
import { useState } from 'react';
import { useClient } from '../../../lib/use-client.ts';
import { m } from '../../../paraglide/messages.js';
import { CollisionList } from '../../../ui/collisions/CollisionList.tsx';
import type { PlacedGame } from './place-games.ts';

type Props = {
  games: readonly PlacedGame[];
  teams: readonly { readonly id: number }[];
  season: string;
};

const mostAsked = 500;

/** Checks the drawn games for collisions with recorded games: the same ice, or a team that already plays. */
export function Collisions({ games, teams, season }: Props) {
  const { lang, client } = useClient();
  const [found, setFound] = useState<{ readonly of: object; readonly answer: CollisionsOutput } | null>(null);
  const [failed, setFailed] = useState(false);
  const look = async () => {
    setFailed(false);
    const asked = games.slice(0, mostAsked).map(({ date, time, venue, home, away }, at) => ({
      at,
      date,
      time,
      venue: venue || null,
      homeTeamId: teams[home]?.id ?? 0,
      awayTeamId: teams[away]?.id ?? 0,
    }));
    await client.game.collisions.mutate({ lang, sid: season, games: asked }).then(
      (answer) => setFound({ of: games, answer }),
      () => setFailed(true),
    );
  };
  // Ignore a result for an earlier version of the games.
  const answer = found?.of === games ? found.answer : null;
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" onClick={() => void look()}>
          {m.schedule_check()}
        </Button>
      </Group>
      <div role="status">
        {failed && m.form_failed()}
        {answer?.total === 0 && m.collisions_none()}
        {answer && <CollisionList found={answer} />}
      </div>
    </Stack>
  );
}
