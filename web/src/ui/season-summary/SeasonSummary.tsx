import type { Answers } from '../../lib/answers.ts';
import { formatDay } from '../../lib/format.ts';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Cards } from '../cards/Cards.tsx';
import { tournamentCard } from '../cards/tournament-card.ts';
import { GameList } from '../game-list/GameList.tsx';
import { LeadersTable } from '../leaders/LeadersTable.tsx';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { EmptySeason } from './EmptySeason.tsx';
import blocks from '../blocks.module.css';

type SeasonHome = Answers['season']['home'];

/** A season at a glance: its latest day, who leads, what comes, its tournaments. `title` heads the results. */
export function SeasonSummary({ home, title }: { home: SeasonHome; title: string }) {
  const paths = usePaths();
  const { slug } = home.season;
  return (
    <>
      <Section title={title} more={<Link href={paths.latestResults(slug)}>{m.pulse_all_results()}</Link>}>
        {home.latest ? (
          <>
            <h3>{m.pulse_latest_day({ day: formatDay(home.latest.date, 'full') })}</h3>
            <GameList games={home.latest.games} showCompetition />
          </>
        ) : (
          <EmptySeason home={home} />
        )}
      </Section>
      {home.leaders.length > 0 && (
        <Section
          title={m.nav_leaderboard()}
          more={<Link href={paths.leaderboard(slug)}>{m.pulse_leaderboard()}</Link>}
        >
          <div className={blocks.grid} data-wide>
            {home.leaders.map(({ category, teams }) => (
              <div key={category.id}>
                <h3 className={blocks.plain}>
                  <Link href={category.path}>{category.name}</Link>
                </h3>
                <LeadersTable
                  leaders={teams}
                  by="rating"
                  caption={m.leaders_caption({ category: category.name })}
                />
              </div>
            ))}
          </div>
        </Section>
      )}
      {home.upcoming.length > 0 && (
        <Section title={m.pulse_upcoming()}>
          <GameList games={home.upcoming} showDate showCompetition />
        </Section>
      )}
      {home.tournaments.length > 0 && (
        <Section
          title={m.nav_tournaments()}
          more={<Link href={paths.tournaments(slug)}>{m.pulse_all_tournaments()}</Link>}
        >
          <Cards cards={home.tournaments.map(tournamentCard)} />
        </Section>
      )}
    </>
  );
}
