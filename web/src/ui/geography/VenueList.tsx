import type { VenueCard } from '@rondelle/contracts/competition/geography.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { LinkList } from '../link-list/LinkList.tsx';
import { Section } from '../page-frame/Section.tsx';
import { useVenueSeason } from './use-venue-season.ts';

type Props = { venues: readonly VenueCard[]; season: string | null };

/** Venues, those with most games first. */
export function VenueList({ venues, season }: Props) {
  const inSeason = useVenueSeason(season);
  return (
    <Section title={m.city_venues()}>
      <LinkList
        items={venues.map(({ name, path, games }) => ({
          name,
          path: inSeason(path),
          count: m.games_count({ count: games }),
        }))}
      />
    </Section>
  );
}
