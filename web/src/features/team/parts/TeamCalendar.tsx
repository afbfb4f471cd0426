import { Box } from '@mantine/core';
import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { formatDay, formatMonth } from '../../../lib/format/format.ts';
import { useToday } from '../../../lib/format/use-today.ts';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import blocks from '../../../ui/blocks.module.css';
import { calendarMonths, todaysPlace } from '../calendar-months.ts';
import { useScrollOnce } from '../use-scroll-once.ts';
import { NoGames } from './NoGames.tsx';

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
      {today === null ? m.team_today() : m.team_today_is({ day: formatDay(today, 'short') })}
    </Box>
  );
}

/** All games of the season by month, in the order of their days, with today marked. */
export function TeamCalendar({ team, standing }: Pick<TeamOutput, 'team' | 'standing'>) {
  const query = usePageQuery('team', 'calendar');
  const today = useToday();
  const games = query.data?.games ?? [];
  const place = todaysPlace(games, today);
  useScrollOnce(todayId, place !== null && today !== null);
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  if (games.length === 0) return <NoGames standing={standing} then={false} />;
  const months = calendarMonths(games, place);
  const todaysMonth = months.find(({ after }) => after.length > 0)?.month;
  return (
    <Section title={m.team_calendar()} more={place !== null && <a href={`#${todayId}`}>{m.team_today()}</a>}>
      <div className={blocks.stack}>
        {months.map(({ month, before, after }) => (
          <div key={month}>
            <div className={blocks.ends}>
              <h3 className={blocks.sentence}>{formatMonth(month)}</h3>
              <span className={blocks.small}>{m.games_count({ count: before.length + after.length })}</span>
            </div>
            {before.length > 0 && <GameList games={before} teamId={team.id} showCompetition />}
            {month === todaysMonth && place !== null && <Today today={today} />}
            {after.length > 0 && <GameList games={after} teamId={team.id} showCompetition />}
          </div>
        ))}
      </div>
    </Section>
  );
}
