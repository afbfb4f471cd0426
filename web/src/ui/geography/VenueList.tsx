import { m } from '../../paraglide/messages.js';
import { Section } from '../page-frame/Section.tsx';
import blocks from '../blocks.module.css';

type Props = { venues: readonly { readonly name: string; readonly games: number }[] };

/** Venues, those with most games first. */
export function VenueList({ venues }: Props) {
  return (
    <Section title={m.city_venues()}>
      <ul className={`${blocks.rows} ${blocks.grid}`}>
        {venues.map(({ name, games }) => (
          <li key={name} className={blocks.ends}>
            <span>{name}</span>
            <span className={blocks.note}>{m.games_count({ count: games })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
