import type { Previewable } from '@rondelle/contracts/competition/preview.inputs.ts';
import { useQuery } from '@tanstack/react-query';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { useHeld } from './use-held.ts';

/** What a form would send, without the id of its command. */
export type Rehearsed = { readonly procedure: Previewable; readonly input: object };

/**
 * What a change would move, worked out as soon as it is known what would be sent; null while it is not. A form that is
 * held sends nothing before that is shown.
 */
export const useRehearsal = (asked: Rehearsed | null) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const signedIn = useInBrowser(isSignedIn);
  const query = useQuery({
    queryKey: ['rehearsal', lang, asked],
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
  const held = useHeld(asked && JSON.stringify(asked), query);
  return { query, held, hold: held.hold };
};
export type Rehearsal = ReturnType<typeof useRehearsal>;
