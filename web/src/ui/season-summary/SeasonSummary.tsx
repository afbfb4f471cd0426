import type { Answers } from '../../lib/answers.ts';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Cards } from '../cards/Cards.tsx';
import { tournamentCard } from '../cards/tournament-card.ts';
import { LeadersTable } from '../leaders/LeadersTable.tsx';
import { measureName } from '../leaders/leader-value.tsx';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { SeasonGames } from './SeasonGames.tsx';
import blocks from '../blocks.module.css';

type SeasonHome = Answers['season']['home'];

/** The season summary: games, leaders and tournaments. */
export function SeasonSummary({ home }: { home: SeasonHome }) {
  const paths = usePaths();
  const { slug } = home.season;
  return (
    <>
      <SeasonGames home={home} />
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
                  caption={m.leaders_caption({ category: category.name, measure: measureName('rating') })}
                />
              </div>
            ))}
          </div>
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
