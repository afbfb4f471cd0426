import { Box } from '@mantine/core';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { ReactNode } from 'react';
import { formatDay, formatMonth } from '../../lib/format/format.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { m } from '../../paraglide/messages.js';
import { GameList } from '../game-list/GameList.tsx';
import type { GameRowProps } from '../game-list/GameRow.tsx';
import { Section } from '../page-frame/Section.tsx';
import blocks from '../blocks.module.css';
import { calendarMonths, todaysPlace } from './calendar-months.ts';
import { useScrollOnce } from '../../lib/page/use-scroll-once.ts';

const todayId = 'today';

/** The line at today's place; it states the day once the reader's clock is known. */
function Today({ today }: { today: string | null }) {
  return (
    <Box
      component="p"
      id={todayId}
      c="var(--r-accent)"
      fw={600}
      fz="0.8125rem"
      mt="0.5rem"
      mb="0.25rem"
      pt="0.25rem"
      style={{ borderTop: '2px solid var(--r-accent)' }}
    >
      {today === null ? m.calendar_today() : m.calendar_today_is({ day: formatDay(today, 'short') })}
    </Box>
  );
}

type Props = Omit<GameRowProps, 'game' | 'inSeason'> & {
  title: string;
  /** In the order of their days. */
  games: readonly GameCard[];
  /** Shows the games from this team's side. */
  teamId?: number;
  /** True when earlier games are on another page: today's place is then not before the first game. */
  isContinued?: boolean;
  /** Beside the heading, after the link to today. */
  more?: ReactNode;
};

/** Games by month, in the order of their days, with today marked and scrolled into view. */
export function GameCalendar({ title, games, isContinued = false, more, ...rows }: Props) {
  const today = useToday();
  const found = todaysPlace(games, today);
  const place = isContinued && found === 0 ? null : found;
  useScrollOnce(todayId, place !== null && today !== null);
  const months = calendarMonths(games, place);
  const todaysMonth = months.find(({ after }) => after.length > 0)?.month;
  const links = (
    <span className={blocks.line}>
      {place !== null && <a href={`#${todayId}`}>{m.calendar_today()}</a>}
      {more}
    </span>
  );
  return (
    <Section title={title} more={links}>
      <div className={blocks.stack}>
        {months.map(({ month, before, after }) => (
          <div key={month}>
            <div className={blocks.ends}>
              <h3 className={blocks.sentence}>{formatMonth(month)}</h3>
              <span className={blocks.small}>{m.games_count({ count: before.length + after.length })}</span>
            </div>
            {before.length > 0 && <GameList games={before} {...rows} />}
            {month === todaysMonth && place !== null && <Today today={today} />}
            {after.length > 0 && <GameList games={after} {...rows} />}
          </div>
        ))}
      </div>
    </Section>
  );
}
