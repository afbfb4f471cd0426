import type { Outputs } from '../../../lib/http/outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type Card, Cards } from '../../../ui/cards/Cards.tsx';
import { teamFacts } from '../../../ui/cards/team-facts.ts';
import { Section } from '../../../ui/page-frame/Section.tsx';

type SearchResults = Outputs['search']['all'];
type Placed = SearchResults['divisions'][number];

const plain = ({ path, name }: { path: string; name: string }): Card => ({ path, name, facts: '' });

const placed = ({ path, name, category, region }: Placed): Card => ({
  path,
  name,
  facts: `${category.name} · ${region.name}`,
});

const groupsOf = (
  found: SearchResults,
  season: string | null,
): readonly (readonly [string, readonly Card[]])[] => [
  [
    m.nav_teams(),
    found.teams.map((team) => ({
      path: team.path,
      name: team.name,
      team,
      hasStar: true,
      facts: [...teamFacts(team), ...(team.season === season ? [] : [team.season])].join(' · '),
    })),
  ],
  [m.nav_leagues(), found.leagues.map(placed)],
  [
    m.nav_tournaments(),
    found.tournaments.map((tournament) => ({ ...tournament, facts: formatDay(tournament.startsOn) })),
  ],
  [m.search_categories(), found.categories.map(plain)],
  [m.search_regions(), found.regions.map(plain)],
  [m.search_divisions(), found.divisions.map(placed)],
  [
    m.search_locations(),
    found.locations.map(({ path, name, region }) => ({ path, name, facts: region ?? '' })),
  ],
  [
    m.search_places(),
    found.places.map(({ path, name, city, games }) => ({
      path,
      name,
      facts: [city, m.search_place_games({ games })].filter((fact) => fact !== null).join(' · '),
    })),
  ],
];

/** The results by kind. A team of another season is displayed with that season. */
export function Found({ found, season }: { found: SearchResults; season: string | null }) {
  return groupsOf(found, season)
    .filter(([, cards]) => cards.length > 0)
    .map(([title, cards]) => (
      <Section key={title} title={title}>
        <Cards cards={cards} />
      </Section>
    ));
}
