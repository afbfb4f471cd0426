import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import { useId, useState } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';
import { placeFacts } from './place-facts.ts';
import { plainText } from './plain-text.ts';
import classes from './map.module.css';

type Props = {
  places: readonly PlaceOnMap[];
  selected: string | null;
  pathOf: (name: string) => string;
};

/** All places, one a line: what the map shows, for the keyboard and without scripts. */
export function PlaceList({ places, selected, pathOf }: Props) {
  const [typed, setTyped] = useState('');
  // The box does nothing before its script has come.
  const isRunning = useInBrowser(() => true);
  const id = useId();
  const wanted = plainText(typed);
  const found = places.filter(({ name }) => plainText(name).includes(wanted));
  return (
    <Section title={m.map_places()}>
      {isRunning && places.length > 12 && (
        <p className={classes.filter}>
          <label htmlFor={id} className={blocks.label}>
            {m.map_find()}
          </label>
          <input
            id={id}
            type="search"
            className={blocks.field}
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </p>
      )}
      <p role="status" className={found.length > 0 ? blocks.hidden : undefined}>
        {found.length > 0 ? m.places_count({ count: found.length }) : m.map_no_match()}
      </p>
      <ul className={`${blocks.rows} ${classes.places}`}>
        {found.map((place) => (
          <li key={place.name} className={blocks.ends}>
            <Link href={pathOf(place.name)} aria-current={place.name === selected ? 'true' : undefined}>
              {place.name}
            </Link>
            <span className={blocks.note}>
              {placeFacts(place)}
              {place.at === null && ` · ${m.map_unplaced()}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
