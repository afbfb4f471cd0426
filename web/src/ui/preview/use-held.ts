import { type FormEvent, useState } from 'react';
import type { FormFrame } from '../form/use-form.ts';
import { isDomainError } from './is-refusal.ts';
import { isSeen } from './is-seen.ts';

type Query = {
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
};
/** The button was pressed too early; `from`: where the focus was. */
type Press = { readonly key: string; readonly at: number; readonly from: Element | null };

/**
 * Holds what is to be sent until what it moves is shown: a press before that is remembered, and is none of what comes.
 * What could not be worked out is sent by who says so by ticking a box. `key`: what is asked about; null for nothing.
 */
export const useHeld = (key: string | null, query: Query) => {
  const [press, setPress] = useState<Press | null>(null);
  const [blind, setBlind] = useState<string | null>(null);
  const { isFetching, dataUpdatedAt, errorUpdatedAt } = query;
  const isFailed = key !== null && !isFetching && query.error !== null && !isDomainError(query.error);
  const pressed = key !== null && press?.key === key ? press : null;
  const isBlind = key !== null && blind === key;
  const lacksConsent = isFailed && !isBlind;
  /** Whether what is there may be sent now. */
  const mayPass = (): boolean => {
    if (key === null) return true;
    const at = Date.now();
    const shown = { isFetching, settledAt: Math.max(dataUpdatedAt, errorUpdatedAt) };
    if (isSeen(shown, pressed?.at ?? null, at) && !lacksConsent) return true;
    setPress({ key, at, from: document.activeElement });
    return false;
  };
  const hold = <F extends FormFrame>(form: F): F => ({
    ...form,
    busy: form.busy || isFetching || lacksConsent,
    onSubmit: (event: FormEvent) => {
      if (mayPass()) return form.onSubmit(event);
      event.preventDefault();
    },
  });
  return {
    isFetching,
    isFailed,
    isBlind,
    lacksConsent,
    pressed,
    consent: (given: boolean) => setBlind(given ? key : null),
    again: () => void query.refetch(),
    mayPass,
    hold,
  };
};
export type Held = ReturnType<typeof useHeld>;
