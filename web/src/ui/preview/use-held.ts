import { type FormEvent, useState } from 'react';
import type { FormFrame } from '../fields/use-form.ts';
import { isDomainError } from './is-domain-error.ts';
import { isSeen } from './is-seen.ts';

type Query = {
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
};
/** A press before the preview was shown; `from` is the focused element. */
type Press = { readonly key: string; readonly at: number; readonly from: Element | null };

/**
 * Prevents sending until the preview is shown; an earlier press does not confirm it. When the preview fails, a checkbox
 * allows sending without it. `key` identifies the preview; null for none.
 */
export const useHeld = (key: string | null, query: Query) => {
  const [press, setPress] = useState<Press | null>(null);
  const [blind, setBlind] = useState<string | null>(null);
  const { isFetching, dataUpdatedAt, errorUpdatedAt } = query;
  const isFailed = key !== null && !isFetching && query.error !== null && !isDomainError(query.error);
  const pressed = key !== null && press?.key === key ? press : null;
  const isBlind = key !== null && blind === key;
  const lacksConsent = isFailed && !isBlind;
  /** Returns whether the form may be sent now; otherwise records the press. */
  const maySend = (): boolean => {
    if (key === null) return true;
    const at = Date.now();
    const preview = { isFetching, settledAt: Math.max(dataUpdatedAt, errorUpdatedAt) };
    if (isSeen(preview, pressed?.at ?? null, at) && !lacksConsent) return true;
    setPress({ key, at, from: document.activeElement });
    return false;
  };
  const requireFor = <F extends FormFrame>(form: F): F => ({
    ...form,
    busy: form.busy || isFetching || lacksConsent,
    onSubmit: (event: FormEvent) => {
      if (maySend()) return form.onSubmit(event);
      event.preventDefault();
    },
  });
  return {
    isFetching,
    isFailed,
    isBlind,
    lacksConsent,
    pressed,
    consent: (isGranted: boolean) => setBlind(isGranted ? key : null),
    again: () => void query.refetch(),
    mayPass: maySend,
    requireFor,
  };
};
export type Held = ReturnType<typeof useHeld>;
