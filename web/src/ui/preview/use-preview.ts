import type { GameChange } from '@rondelle/contracts/competition/preview.outputs.ts';
import { type FormEvent, useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import type { WriteFormState } from '../form/use-write-form.ts';
import { useHeld } from './use-held.ts';
import { useIsPast } from './use-is-past.ts';

type Options = {
  readonly gameId: number;
  /** The slug of its season. */
  readonly season: string;
  /** What the form would change of the game; null where no table would notice, or while it is not filled in rightly. */
  readonly change: GameChange | null;
};

/**
 * What a correction moves, shown before it is sent: always in a season that is not the ongoing one, and wherever it is
 * asked for. The first press of the button shows it, the second one confirms.
 */
export const usePreview = ({ gameId, season, change }: Options) => {
  const { lang } = usePageLocation();
  const [asked, setAsked] = useState<string | null>(null);
  const key = change && JSON.stringify(change);
  const isShown = key !== null && asked === key;
  const query = trpc.history.preview.useQuery(
    { lang, gameId, change: change ?? {} },
    { enabled: isShown, retry: false, staleTime: 0 },
  );
  const isPast = useIsPast(season);
  const show = () => setAsked(key);
  const held = useHeld(isShown ? key : null, query);
  const guard = (form: WriteFormState): WriteFormState => {
    if (!isPast || change === null || form.conflict || form.waiting) return form;
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
    if (!isPast || change === null) return submit;
    return isShown ? m.preview_confirm() : m.preview_see();
  };
  return { isPast, isShown, canShow: key !== null, query, held, show, guard, submitWords };
};
export type Preview = ReturnType<typeof usePreview>;
