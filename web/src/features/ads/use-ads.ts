import type { BannerPlace } from '@rondelle/contracts/site/banners.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';

export type NewBanner = {
  readonly place: BannerPlace;
  readonly alt: { readonly fr: string; readonly en: string };
  readonly url: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** Base64, split into parts of at most `bannerPartLength` characters. */
  readonly image: string[];
};

/** Mutations of banners; `message` is about the latest one. */
export const useAds = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { message, setMessage, attempt } = useOutcome();
  const adding = trpc.banner.add.useMutation();
  const turning = trpc.banner.switch.useMutation();
  const removing = trpc.banner.remove.useMutation();
  const run = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
    const isDone = await attempt(action, done);
    if (isDone) await utils.banner.list.invalidate();
    return isDone;
  };
  return {
    message,
    isPending: turning.isPending || removing.isPending,
    /** Rejects with the server's error, so that the form can display it beside the field. */
    add: async (banner: NewBanner): Promise<void> => {
      setMessage('');
      await adding.mutateAsync({ lang, ...banner });
      setMessage(m.ads_added());
      await utils.banner.list.invalidate();
    },
    turn: (id: number, isOn: boolean) =>
      run(() => turning.mutateAsync({ lang, id, isOn }), isOn ? m.ads_turned_on() : m.ads_turned_off()),
    remove: (id: number) => run(() => removing.mutateAsync({ lang, id }), m.ads_removed()),
  };
};
