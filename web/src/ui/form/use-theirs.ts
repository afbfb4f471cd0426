import { useEffect, useEffectEvent, useState } from 'react';
import type { Difference } from './ConflictTable.tsx';
import type { NameIn, Values } from '../fields/use-form-state.ts';
import type { WriteFormState } from './use-write-form.ts';

/** Label of each field, and how to format its value if not as typed. */
export type FieldLabels<V extends Values> = Readonly<
  Partial<Record<NameIn<V>, { readonly label: string; readonly format?: (value: string) => string }>>
>;

/** How a form learns somebody else's values. */
export type Theirs<V extends Values> = {
  /** Fetches the form's current values; `revision`, that of the conflict, is one of them. */
  readonly now: (values: V, revision: string) => Promise<V>;
  readonly fields: FieldLabels<V>;
};

/** Computes what somebody else changed while the form was open, and how to adopt it; nothing without `theirs`. */
export const useTheirs = <V extends Values>(form: WriteFormState<V>, theirs: Theirs<V> | undefined) => {
  const [current, setCurrent] = useState<V | null>(null);
  const { conflict, initial, values } = form;
  const revision = conflict?.revision;
  const fetchCurrent = useEffectEvent((conflicting: string) => {
    theirs?.now(values, conflicting).then(setCurrent, () => setCurrent(null));
  });
  // Once per conflict, although `now` is a new function in each render.
  useEffect(() => {
    if (revision !== undefined) fetchCurrent(revision);
  }, [revision]);
  if (!theirs) return {};
  const { fields } = theirs;
  const differences = (Object.keys(fields) as NameIn<V>[]).flatMap((field): Difference[] => {
    const { label = '', format: formatField = (value: string) => value } = fields[field] ?? {};
    const value = current?.[field] ?? '';
    if (!current || value === initial[field]) return [];
    return [{ name: label, theirs: formatField(value), mine: formatField(values[field] ?? '') }];
  });
  const takeTheirs = () => {
    if (current) form.startOver(current);
  };
  return { differences, takeTheirs };
};
