import { ViewTitle } from './ViewTitle.tsx';
import { Box } from '@mantine/core';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { groupedGames } from '../../../ui/game-list/grouped-games.ts';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import type { GameView } from '../screen-views.ts';

/** One view of live games, or of the day's games. */
export function ScreenGames({ view: { kind, games } }: { view: GameView }) {
  const { lang } = usePageLocation();
  return (
    <Box component="section" fz="max(1rem, min(4.2vh, 3vw))" miw={0} aria-labelledby="screen-view">
      <ViewTitle c={kind === 'live' ? 'var(--r-accent)' : 'dimmed'}>
        {kind === 'live' ? m.screen_live() : m.screen_games()}
      </ViewTitle>
      {games.length === 0 && <p>{m.screen_nothing()}</p>}
      {groupedGames(games, lang).map((group) => (
        <div key={group.key}>
          <Box component="h3" c="dimmed" fz="0.6em" fw={600} mt="0.6em" mb={0}>
            {group.title}
          </Box>
          <GameList games={group.games} showVenue={false} />
        </div>
      ))}
    </Box>
  );
}
