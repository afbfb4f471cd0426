import type { Previewable } from '@rondelle/contracts/competition/preview.inputs.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useInBrowser } from '../../lib/page/in-browser.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import type { FormFrame } from '../fields/use-form.ts';
import { useSendAfterPreview } from './use-send-after-preview.ts';
import { useIsPast } from './use-is-past.ts';

/** The command to preview, without its command id. */
export type Previewed = { readonly procedure: Previewable; readonly input: object };

/** Fetches the preview of a command; disabled when null. */
const useChanges = (command: Previewed | null) => {
  const { lang, client } = useClient();
  const signedIn = useInBrowser(isSignedIn);
  return useQuery({
    queryKey: ['preview', lang, command],
    enabled: signedIn && command !== null,
    queryFn: ({ signal }) =>
      command
        ? client.preview.changes.mutate(
            { lang, procedure: command.procedure, input: { ...command.input } },
            { signal },
          )
        : null,
    retry: false,
    // Never refetched: after saving, a refetch would preview the change on top of itself.
    staleTime: 'static',
    refetchInterval: false,
    gcTime: 0,
  });
};

type GuardedForm = FormFrame & { readonly conflict?: unknown; readonly waiting?: unknown };
type Options = {
  /**
   * Slug of the season. The preview is then loaded on demand or, outside the ongoing season, by the first press of the
   * form's button. Without it, the preview is loaded at once.
   */
  readonly onDemandIn?: string | null;
};

/**
 * Previews a change before it is sent. `command` is the form's command; null when it affects no table or is not
 * valid yet. `requireFor` wraps a form: the form then sends only after the preview was displayed.
 */
export const usePreview = (command: Previewed | null, { onDemandIn = null }: Options = {}) => {
  const [requestedKey, setRequestedKey] = useState<string | null>(null);
  const key = command && JSON.stringify(command);
  const isOnDemand = onDemandIn !== null;
  const isDisplayed = key !== null && (!isOnDemand || requestedKey === key);
  const query = useChanges(isDisplayed ? command : null);
  const guard = useSendAfterPreview(isDisplayed ? key : null, query);
  const isOfPast = useIsPast(onDemandIn ?? '') && isOnDemand && key !== null;
  const show = () => setRequestedKey(key);
  const requireFor = <F extends GuardedForm>(form: F): F => {
    if (!isOnDemand) return guard.requireFor(form);
    if (!isOfPast || form.conflict || form.waiting) return form;
    return {
      ...form,
      busy: form.busy || guard.isBlockedByFailure,
      onSubmit: (event: FormEvent) => {
        if (isDisplayed && guard.maySend()) return form.onSubmit(event);
        event.preventDefault();
        show();
      },
    };
  };
  const submitWords = (submit: string): string => {
    if (!isOfPast) return submit;
    return isDisplayed ? m.preview_confirm() : m.preview_see();
  };
  const canBeRequested = isOnDemand && key !== null && !isOfPast && !isDisplayed;
  return { isOfPast, isDisplayed, canBeRequested, query, guard, show, requireFor, submitWords };
};
export type Preview = ReturnType<typeof usePreview>;
