import type { VenueOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import { weekOf } from '@rondelle/contracts/competition/weeks.ts';
import { formatBareDays, formatDays } from '../../../lib/format/format.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { announcedGame, weekDays } from '../week-days.ts';
import { DayGames } from './DayGames.tsx';
import { NextGame } from './NextGame.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { venue: VenueOutput };

/** Links to the nearest weeks with games, named by their days. */
function WeekLinks({ venue: { before, after } }: Props) {
  const pageLocation = usePageLocation();
  const link = (day: string, rel: 'prev' | 'next') => {
    const { from, to } = weekOf(day);
    const days = formatBareDays(from, to);
    return (
      <Link href={withSearch(pageLocation, { date: from })} rel={rel}>
        {rel === 'prev' ? `‹ ${days}` : `${days} ›`}
      </Link>
    );
  };
  if (before === null && after === null) return null;
  return (
    <nav aria-label={m.venue_weeks()} className={blocks.line}>
      {before !== null && link(before, 'prev')}
      {after !== null && link(after, 'next')}
    </nav>
  );
}

/** The games of a week by day, the coming ones first. */
export function VenueWeek({ venue }: Props) {
  const { week, games, today, count, season } = venue;
  const next = announcedGame(venue);
  const { first, earlier } = weekDays({ games, today });
  const [from = '', to = ''] = formatDays(week.from, week.to).split(/\s*–\s*/u);
  return (
    <>
      <Section title={m.venue_week({ from, to })} more={<WeekLinks venue={venue} />}>
        {games.length === 0 && (
          <Empty title={count === 0 ? m.venue_none_season({ season: season.slug }) : m.venue_none_week()} />
        )}
        {first.map((day) => (
          <DayGames key={day.date} day={day} />
        ))}
        {next && <NextGame game={next} />}
      </Section>
      {earlier.length > 0 && (
        <Section title={m.venue_earlier()}>
          {earlier.map((day) => (
            <DayGames key={day.date} day={day} />
          ))}
        </Section>
      )}
    </>
  );
}
