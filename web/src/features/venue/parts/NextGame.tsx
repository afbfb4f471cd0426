import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';

/** The next game at the venue, outside the displayed week. */
export function NextGame({ game }: { game: GameCard }) {
  return (
    <Box mt="md">
      <Box component="h3" ff="text" fz="0.9375rem" m={0} mb="0.375rem">
        {m.venue_next({ day: formatDay(game.date, 'full') })}
      </Box>
      <GameList games={[game]} showCompetition showVenue={false} />
    </Box>
  );
}
