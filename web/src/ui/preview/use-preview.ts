import { type FormEvent, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { FormFrame } from '../form/use-form.ts';
import { useIsPast } from './use-is-past.ts';
import { type Rehearsed, useRehearsal } from './use-rehearsal.ts';

type Guarded = FormFrame & { readonly conflict: unknown; readonly waiting: unknown };
type Options = {
  /** The slug of the game's season. */
  readonly season: string;
  /** What the form would send; null where no table would notice it, or while it is not filled in rightly. */
  readonly asked: Rehearsed | null;
};

/**
 * What a correction moves, shown before it is sent: always in a season that is not the ongoing one, and wherever it is
 * asked for. The first press of the button shows it, the second one confirms.
 */
export const usePreview = ({ season, asked }: Options) => {
  const [shown, setShown] = useState<string | null>(null);
  const key = asked && JSON.stringify(asked);
  const isShown = key !== null && shown === key;
  const { query, held } = useRehearsal(isShown ? asked : null);
  const isPast = useIsPast(season);
  const show = () => setShown(key);
  const guard = <F extends Guarded>(form: F): F => {
    if (!isPast || key === null || form.conflict || form.waiting) return form;
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
    if (!isPast || key === null) return submit;
    return isShown ? m.preview_confirm() : m.preview_see();
  };
  return { isPast, isShown, canShow: key !== null, query, held, show, guard, submitWords };
};
export type Preview = ReturnType<typeof usePreview>;
