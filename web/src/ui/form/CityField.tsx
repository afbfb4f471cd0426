import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Outputs } from '../../lib/http/outputs.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { type FieldProps, fieldOf } from '../fields/field-of.ts';
import type { Values } from '../fields/use-form-state.ts';
import { searchLimits } from './search-limits.ts';

export type KnownCity = Outputs['city']['suggest'][number];
type Props<V extends Values> = FieldProps<V> & {
  maxLength: number;
  /** Called when a known city's name was typed. */
  onKnown?: (city: KnownCity) => void;
};

/** City name with suggestions from the third letter; also accepts unknown names. */
export function CityField<V extends Values>({ maxLength, onKnown, ...field }: Props<V>) {
  const { lang } = usePageLocation();
  const list = useId();
  const [isFocused, setFocused] = useState(false);
  const hasTooFew = (field.form.values[field.name] ?? '').trim().length < searchLimits.letters;
  const { value, onChange, ...inputProps } = fieldOf({
    ...field,
    below: isFocused && hasTooFew && (
      <Text role="status" size="sm" c="dimmed" mt="xs">
        {m.city_field_letters({ count: searchLimits.letters })}
      </Text>
    ),
  });
  const [typed] = useDebouncedValue(value.trim(), searchLimits.delay);
  const found = trpc.city.suggest.useQuery(
    { lang, query: typed },
    { enabled: typed.length >= searchLimits.letters, placeholderData: (before) => before, retry: false },
  );
  const cities = found.data ?? [];
  // Ignores the initial value, because its region was decided when it was saved.
  const [isTyped, setTyped] = useState(false);
  const [match, another] = isTyped ? cities.filter(({ name }) => name === value.trim()) : [];
  const notify = useEffectEvent(() => {
    // When two cities have this name, the reader chooses the region.
    if (match && !another) onKnown?.(match);
  });
  // Once per city, also when suggestions load after the last key.
  const which = match ? `${match.id} ${match.name} ${match.region}` : '';
  useEffect(() => {
    if (which) notify();
  }, [which]);
  return (
    <>
      <TextInput
        {...inputProps}
        value={value}
        list={list}
        autoComplete="off"
        maxLength={maxLength}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => {
          setTyped(true);
          onChange(event);
        }}
      />
      <datalist id={list}>
        {cities.map(({ id, name, region }) => (
          <option key={`${id} ${name} ${region}`} value={name}>
            {region === null ? name : `${name}, ${region}`}
          </option>
        ))}
      </datalist>
    </>
  );
}
