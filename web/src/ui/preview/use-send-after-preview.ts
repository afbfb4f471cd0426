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
 * Blocks sending until the preview was displayed; a press before that does not confirm the preview. When the preview
 * failed, the user may allow sending without a preview. `key` identifies the preview; null for none.
 */
export const useSendAfterPreview = (key: string | null, query: Query) => {
  const [press, setPress] = useState<Press | null>(null);
  const [allowedKey, setAllowedKey] = useState<string | null>(null);
  const { isFetching, dataUpdatedAt, errorUpdatedAt } = query;
  const isFailed = key !== null && !isFetching && query.error !== null && !isDomainError(query.error);
  const pressed = key !== null && press?.key === key ? press : null;
  const sendsWithoutPreview = key !== null && allowedKey === key;
  const isBlockedByFailure = isFailed && !sendsWithoutPreview;
  /** Returns whether the form may be sent now; otherwise records the press. */
  const maySend = (): boolean => {
    if (key === null) return true;
    const at = Date.now();
    const preview = { isFetching, settledAt: Math.max(dataUpdatedAt, errorUpdatedAt) };
    if (isSeen(preview, pressed?.at ?? null, at) && !isBlockedByFailure) return true;
    setPress({ key, at, from: document.activeElement });
    return false;
  };
  const requireFor = <F extends FormFrame>(form: F): F => ({
    ...form,
    busy: form.busy || isFetching || isBlockedByFailure,
    onSubmit: (event: FormEvent) => {
      if (maySend()) return form.onSubmit(event);
      event.preventDefault();
    },
  });
  return {
    isFetching,
    isFailed,
    sendsWithoutPreview,
    isBlockedByFailure,
    pressed,
    allowSendingWithoutPreview: (isGranted: boolean) => setAllowedKey(isGranted ? key : null),
    retry: () => void query.refetch(),
    maySend,
    requireFor,
  };
};
export type SendGuard = ReturnType<typeof useSendAfterPreview>;
