import type { Previewable } from '@rondelle/contracts/competition/preview.inputs.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import type { FormFrame } from '../form/use-form.ts';
import { useHeld } from './use-held.ts';
import { useIsPast } from './use-is-past.ts';

/** What a form would send, without the id of its command. */
export type Previewed = { readonly procedure: Previewable; readonly input: object };

/** What a change would move, worked out for what is `asked`; null while nothing is. */
const useChanges = (asked: Previewed | null) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const signedIn = useInBrowser(isSignedIn);
  return useQuery({
    queryKey: ['preview', lang, asked],
    enabled: signedIn && asked !== null,
    queryFn: ({ signal }) =>
      asked
        ? client.preview.changes.mutate(
            { lang, procedure: asked.procedure, input: { ...asked.input } },
            { signal },
          )
        : null,
    retry: false,
    // Worked out once a form: by the time that everything else is asked for anew, what it shows may have been saved.
    staleTime: 'static',
    gcTime: 0,
  });
};

type Guarded = FormFrame & { readonly conflict?: unknown; readonly waiting?: unknown };
type Options = {
  /**
   * The slug of a season: there the preview is shown when it is asked for, and where that season is not the ongoing one
   * by the first press of the form's button. Without it, the preview is shown at once.
   */
  readonly onDemandIn?: string | null;
};

/**
 * What a change would move, shown before it is sent: `asked` is what the form would send, null where no table would
 * notice it or while it is not filled in rightly. A form that is held sends nothing before that is shown.
 */
export const usePreview = (asked: Previewed | null, { onDemandIn = null }: Options = {}) => {
  const [shown, setShown] = useState<string | null>(null);
  const key = asked && JSON.stringify(asked);
  const isOnDemand = onDemandIn !== null;
  const isShown = key !== null && (!isOnDemand || shown === key);
  const query = useChanges(isShown ? asked : null);
  const held = useHeld(isShown ? key : null, query);
  const isOfPast = useIsPast(onDemandIn ?? '') && isOnDemand && key !== null;
  const show = () => setShown(key);
  const hold = <F extends Guarded>(form: F): F => {
    if (!isOnDemand) return held.hold(form);
    if (!isOfPast || form.conflict || form.waiting) return form;
    return {
      ...form,
      busy: form.busy || held.lacksConsent,
      onSubmit: (event: FormEvent) => {
        if (isShown && held.mayPass()) return form.onSubmit(event);
        event.preventDefault();
        show();
      },
    };
  };
  const submitWords = (submit: string): string => {
    if (!isOfPast) return submit;
    return isShown ? m.preview_confirm() : m.preview_see();
  };
  const canBeAsked = isOnDemand && key !== null && !isOfPast && !isShown;
  return { isOfPast, isShown, canBeAsked, query, held, show, hold, submitWords };
};
export type Preview = ReturnType<typeof usePreview>;
