import { Box } from '@mantine/core';
import { useRef } from 'react';
import { formatDay, formatDaysFrom } from '../../lib/format/format.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useChosenInView } from '../filters/use-chosen-in-view.ts';
import { Link } from '../link/Link.tsx';
import { Ordinals } from '../ordinals/Ordinals.tsx';
import classes from './date-strip.module.css';
import blocks from '../blocks.module.css';

type Props = { days: readonly { date: string; games: number }[]; chosen: string | null };

/** Links to the days with games; scrolls the chosen one into view. */
export function DateStrip({ days, chosen }: Props) {
  const pageLocation = usePageLocation();
  const today = useToday();
  const strip = useRef<HTMLUListElement>(null);
  useChosenInView(strip, chosen);
  if (days.length === 0) return null;
  return (
    <Box component="nav" aria-label={m.results_days()} className={`${blocks.tabs} ${classes.strip}`} mb={0}>
      <ul ref={strip}>
        {days.map(({ date, games }) => (
          <li key={date}>
            <Link
              href={withSearch(pageLocation, { date })}
              aria-current={date === chosen ? 'date' : undefined}
            >
              <span className={blocks.small}>
                {date === today ? formatDaysFrom(today, date) : formatDay(date, 'weekday')}
              </span>
              <strong>
                <Ordinals text={formatDay(date, 'bare')} />
              </strong>
              <span className={blocks.small}>{m.games_count({ count: games })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
