import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Answers } from '../../lib/answers.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { type FieldProps, fieldOf } from './field-of.ts';
import type { Values } from './use-form-state.ts';

export type KnownCity = Answers['city']['suggest'][number];
type Props<V extends Values> = FieldProps<V> & {
  maxLength: number;
  /** What was typed is the name of a city that is known. */
  onKnown?: (city: KnownCity) => void;
};

/** The name of a city: those that are known are offered while it is typed, any other is taken as well. */
export function CityField<V extends Values>({ maxLength, onKnown, ...field }: Props<V>) {
  const { lang } = usePageLocation();
  const list = useId();
  const { value, onChange, ...given } = fieldOf(field);
  const [typed] = useDebouncedValue(value.trim(), 200);
  const found = trpc.city.suggest.useQuery(
    { lang, query: typed },
    { enabled: typed !== '', placeholderData: (before) => before, retry: false },
  );
  const cities = found.data ?? [];
  // What stood there before anybody typed was settled by whoever wrote it.
  const [isTyped, setTyped] = useState(false);
  const taken = isTyped ? cities.find(({ name }) => name === value.trim()) : undefined;
  const tell = useEffectEvent(() => {
    if (taken) onKnown?.(taken);
  });
  // Once for each: cities may come after the last key.
  const which = taken ? `${taken.id} ${taken.name} ${taken.region}` : '';
  useEffect(() => {
    if (which) tell();
  }, [which]);
  return (
    <>
      <TextInput
        {...given}
        value={value}
        list={list}
        autoComplete="off"
        maxLength={maxLength}
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
