import { useEffect, useEffectEvent, useState } from 'react';
import type { NameIn, Values } from './use-form-state.ts';
import type { WriteFormState } from './use-write-form.ts';

/** A field that two people have changed: what it is called, what stands there now, and what one has typed. */
export type Difference = { readonly name: string; readonly theirs: string; readonly mine: string };

type Options<V extends Values> = {
  readonly form: WriteFormState<V>;
  /** The form as the thing stands now, its revision included. */
  readonly now: () => Promise<V>;
  /** What each field is called, and how its value is said where that is not what was typed. */
  readonly fields: Readonly<
    Partial<Record<NameIn<V>, { readonly label: string; readonly say?: (value: string) => string }>>
  >;
};

/** What somebody else changed while the form was open, and how to take it over. */
export const useTheirs = <V extends Values>({ form, now, fields }: Options<V>) => {
  const [theirs, setTheirs] = useState<V | null>(null);
  const { conflict, initial, values } = form;
  const revision = conflict?.revision;
  const ask = useEffectEvent(() => {
    now().then(setTheirs, () => setTheirs(null));
  });
  // Once for each conflict, though `now` is made anew with every rendering.
  useEffect(() => {
    if (revision !== undefined) ask();
  }, [revision]);
  const differences = (Object.keys(fields) as NameIn<V>[]).flatMap((field): Difference[] => {
    const { label = '', say = (value: string) => value } = fields[field] ?? {};
    const value = theirs?.[field] ?? '';
    if (!theirs || value === initial[field]) return [];
    return [{ name: label, theirs: say(value), mine: say(values[field] ?? '') }];
  });
  const takeTheirs = () => {
    if (theirs) form.startOver(theirs);
  };
  return { differences, takeTheirs };
};
