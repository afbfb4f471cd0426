import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { type KeyboardEvent, useState } from 'react';
import { namesCity } from '../../lib/format/names-city.ts';
import { m } from '../../paraglide/messages.js';
import { withBelow } from '../fields/field-of.ts';
import { FoundOptions } from '../form/FoundOptions.tsx';
import type { KnownVenue, Nearby } from './venue-suggestions.ts';
import { useVenueSuggestions } from './use-venue-suggestions.ts';

export type VenueInputProps = {
  season: string;
  /** The nearest first; null while they load. */
  near: readonly Nearby[] | null;
  value: string;
  type: (venue: string) => void;
  choose: (venue: KnownVenue) => void;
  onFocus?: (() => void) | undefined;
  input: Omit<TextInputProps, 'value' | 'onChange' | 'onFocus'>;
};

const optionOf = ({ path, name, cityName }: KnownVenue) => ({
  id: path,
  name,
  detail: cityName === null || namesCity(name, cityName) ? undefined : cityName,
});

const useVenueBox = ({ season, near, value, type, choose, onFocus }: VenueInputProps) => {
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const suggestions = useVenueSuggestions({ season, near, typed: value, enabled: isFocused });
  const opened = isWanted && suggestions.length > 0;
  const store = useCombobox({ opened, onOpenedChange: setWanted });
  const close = () => {
    setWanted(false);
    store.resetSelectedOption();
  };
  return {
    store,
    opened,
    suggestions,
    close,
    focus: () => {
      setFocused(true);
      onFocus?.();
    },
    open: () => setWanted(true),
    write: (text: string) => {
      type(text);
      store.resetSelectedOption();
      setWanted(true);
    },
    pick: (path: string) => {
      const chosen = suggestions.find((venue) => venue.path === path);
      if (chosen) choose(chosen);
      close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !opened || store.getSelectedOptionIndex() >= 0) return;
      // Accepts the typed text; only the next Enter submits the form.
      event.preventDefault();
      close();
    },
  };
};

/** Free text for a venue that suggests those of the season: arrows choose, Enter selects, Escape closes the list. */
export function VenueInput(props: VenueInputProps) {
  const { value, input } = props;
  const box = useVenueBox(props);
  const list = (
    <FoundOptions
      label={m.field_venue_suggestions()}
      options={box.opened ? box.suggestions.map((venue) => optionOf(venue)) : []}
    />
  );
  return (
    <Combobox store={box.store} onOptionSubmit={box.pick}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          {...input}
          {...withBelow(list)}
          autoComplete="off"
          maxLength={120}
          value={value}
          onChange={(event) => box.write(event.currentTarget.value)}
          onFocus={box.focus}
          onClick={box.open}
          onBlur={box.close}
          onKeyDown={box.onKeyDown}
        />
      </Combobox.EventsTarget>
    </Combobox>
  );
}
