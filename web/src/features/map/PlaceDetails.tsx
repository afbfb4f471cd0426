import type { MapOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { TeamsByCategory } from '../../ui/geography/TeamsByCategory.tsx';
import { tournamentItem } from '../../ui/geography/tournament-item.ts';
import { VenueList } from '../../ui/geography/VenueList.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

type Props = { place: NonNullable<MapOutput['selected']>; season: string; back: string };

/** The teams, tournaments and venues of one place. */
export function PlaceDetails({
  place: { name, city, categories, tournaments, venues },
  season,
  back,
}: Props) {
  return (
    <Section title={name} more={<Link href={back}>{m.map_close()}</Link>}>
      {city && (
        <p>
          <Link href={city.path}>{m.map_city_page()}</Link>
        </p>
      )}
      <div className={blocks.stack}>
        {categories.length > 0 && <TeamsByCategory categories={categories} />}
        {tournaments.length > 0 && (
          <Section title={m.nav_tournaments()}>
            <LinkList items={tournaments.map(tournamentItem)} />
          </Section>
        )}
        {venues.length > 0 && <VenueList venues={venues} season={season} />}
      </div>
    </Section>
  );
}
