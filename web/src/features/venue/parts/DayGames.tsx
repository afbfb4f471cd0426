import { Box } from '@mantine/core';
import { formatDay } from '../../../lib/format/format.ts';
import { useToday } from '../../../lib/format/use-today.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import blocks from '../../../ui/blocks.module.css';
import type { VenueDayGames } from '../week-days.ts';

/** The games of a day in order of play. */
export function DayGames({ day: { date, games } }: { day: VenueDayGames }) {
  const isToday = useToday() === date;
  return (
    <Box mt="md">
      <div className={blocks.ends}>
        <Box component="h3" className={blocks.sentence ?? ''} ff="text" fz="0.9375rem" m={0} mb="0.375rem">
          {isToday && `${m.venue_today()} · `}
          <time dateTime={date}>{formatDay(date, isToday ? 'short' : 'full')}</time>
        </Box>
        <span className={blocks.small}>{m.games_count({ count: games.length })}</span>
      </div>
      <GameList games={games} showCompetition showVenue={false} />
    </Box>
  );
}
