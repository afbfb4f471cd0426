import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import { useState } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';
import { placeFacts } from './place-facts.ts';
import { plainText } from './plain-text.ts';

type Props = {
  places: readonly PlaceOnMap[];
  selected: string | null;
  pathOf: (name: string) => string;
  /** The map marks the place that the reader points at or focuses. */
  onPoint: (name: string | null) => void;
};

/** The map's places as a list, for the keyboard and for browsers without JavaScript. */
export function PlaceList({ places, selected, pathOf, onPoint }: Props) {
  const [typed, setTyped] = useState('');
  // The filter only works with JavaScript.
  const isRunning = useIsHydrated();
  const wanted = plainText(typed);
  const found = places.filter(({ name }) => plainText(name).includes(wanted));
  return (
    <Section title={m.map_places()}>
      {isRunning && places.length > 12 && (
        <TextInput
          type="search"
          label={m.map_find()}
          mb="0.5rem"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <p role="status" className={found.length > 0 ? blocks.hidden : undefined}>
        {found.length > 0 ? m.places_count({ count: found.length }) : m.map_no_match()}
      </p>
      <ul className={blocks.rows}>
        {found.map((place) => (
          <li key={`${place.name} ${place.city?.id ?? ''}`} className={blocks.ends}>
            <Link
              href={pathOf(place.name)}
              aria-current={place.name === selected ? 'true' : undefined}
              onMouseEnter={() => onPoint(place.name)}
              onMouseLeave={() => onPoint(null)}
              onFocusCapture={() => onPoint(place.name)}
              onBlur={() => onPoint(null)}
            >
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
