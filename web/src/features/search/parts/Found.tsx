import type { Answers } from '../../../lib/answers.ts';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type Card, Cards } from '../../../ui/cards/Cards.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';

type Answer = Answers['search']['all'];

const plain = ({ path, name }: { path: string; name: string }): Card => ({ path, name, facts: '' });

const groupsOf = (found: Answer): readonly (readonly [string, readonly Card[]])[] => [
  [
    m.nav_teams(),
    found.teams.map((team) => ({
      ...team,
      facts: [team.category.name, team.region.name, ...(team.city ? [team.city] : [])].join(' · '),
    })),
  ],
  [
    m.nav_leagues(),
    found.leagues.map((league) => ({ ...league, facts: `${league.category.name} · ${league.region.name}` })),
  ],
  [
    m.nav_tournaments(),
    found.tournaments.map((tournament) => ({ ...tournament, facts: formatDay(tournament.startsOn) })),
  ],
  [m.search_categories(), found.categories.map(plain)],
  [m.search_regions(), found.regions.map(plain)],
];

/** What was found, by kind. */
export function Found({ found }: { found: Answer }) {
  return groupsOf(found)
    .filter(([, cards]) => cards.length > 0)
    .map(([title, cards]) => (
      <Section key={title} title={title}>
        <Cards cards={cards} />
      </Section>
    ));
}
