import { useEffect, useEffectEvent, useState } from 'react';
import type { Difference } from './ConflictTable.tsx';
import type { NameIn, Values } from '../fields/use-form-state.ts';
import type { WriteFormState } from './use-write-form.ts';

type Options<V extends Values> = {
  readonly form: WriteFormState<V>;
  /** Fetches the form's current values, including the revision. */
  readonly now: () => Promise<V>;
  /** Label of each field, and how to format its value if not as typed. */
  readonly fields: Readonly<
    Partial<Record<NameIn<V>, { readonly label: string; readonly format?: (value: string) => string }>>
  >;
};

/** Computes what somebody else changed while the form was open, and how to adopt it. */
export const useTheirs = <V extends Values>({ form, now, fields }: Options<V>) => {
  const [theirs, setTheirs] = useState<V | null>(null);
  const { conflict, initial, values } = form;
  const revision = conflict?.revision;
  const fetchTheirs = useEffectEvent(() => {
    now().then(setTheirs, () => setTheirs(null));
  });
  // Once per conflict, although `now` is a new function in each render.
  useEffect(() => {
    if (revision !== undefined) fetchTheirs();
  }, [revision]);
  const differences = (Object.keys(fields) as NameIn<V>[]).flatMap((field): Difference[] => {
    const { label = '', format: formatField = (value: string) => value } = fields[field] ?? {};
    const value = theirs?.[field] ?? '';
    if (!theirs || value === initial[field]) return [];
    return [{ name: label, theirs: formatField(value), mine: formatField(values[field] ?? '') }];
  });
  const takeTheirs = () => {
    if (theirs) form.startOver(theirs);
  };
  return { differences, takeTheirs };
};
