import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { CityField } from '../../ui/form/CityField.tsx';
import classes from '../../ui/form/form.module.css';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import { VenueField } from '../../ui/venue-field/VenueField.tsx';
import type { GameValues } from './game-values.ts';
import { useNearby } from './use-nearby.ts';

/** The fields for where a game is played; suggestions load once the venue is in focus. */
export function VenueAndCity({ form, season }: { form: WriteFormState<GameValues>; season: string }) {
  const [isFocused, setFocused] = useState(false);
  const near = useNearby({ season, values: form.values, enabled: isFocused });
  return (
    <div className={classes.pair}>
      <VenueField
        form={form}
        name="venue"
        label={m.field_venue()}
        cityName="city"
        season={season}
        near={near}
        onFocus={() => setFocused(true)}
      />
      <CityField form={form} name="city" label={m.field_city()} maxLength={120} />
    </div>
  );
}
