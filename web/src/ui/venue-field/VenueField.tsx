import { useState } from 'react';
import { type FieldProps, fieldOf } from '../fields/field-of.ts';
import type { NameIn, Values } from '../fields/use-form-state.ts';
import { VenueInput, type VenueInputProps } from './VenueInput.tsx';
import { cityAfter } from './venue-suggestions.ts';

type Props<V extends Values> = FieldProps<V> &
  Pick<VenueInputProps, 'season' | 'near' | 'onFocus'> & {
    /** Name of the field for the city; a chosen venue fills it in. */
    cityName: NameIn<V>;
  };

/** Field of a form for the venue of a game. */
export function VenueField<V extends Values>({ season, near, cityName, onFocus, ...field }: Props<V>) {
  const { form, name } = field;
  const { value, onChange: _set, ...input } = fieldOf(field);
  const typed = form.values[cityName] ?? '';
  const [fromVenue, setFromVenue] = useState(value === '' ? '' : typed);
  return (
    <VenueInput
      season={season}
      near={near}
      value={value}
      type={(venue) => form.set(name, venue)}
      choose={(venue) => {
        const city = cityAfter(venue, { typed, fromVenue });
        form.set(name, venue.name);
        form.set(cityName, city);
        setFromVenue(city);
      }}
      onFocus={onFocus}
      input={input}
    />
  );
}
