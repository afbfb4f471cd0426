import type { BannerPlace } from '@rondelle/contracts/site/banners.ts';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';

export type NewBanner = {
  readonly place: BannerPlace;
  readonly alt: { readonly fr: string; readonly en: string };
  readonly url: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** As base64, in parts. */
  readonly image: string[];
};

/** Adds, switches and removes banners, and says what became of it. */
export const useAds = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const [said, say] = useState<string | null>(null);
  const adding = trpc.banner.add.useMutation();
  const turning = trpc.banner.switch.useMutation();
  const removing = trpc.banner.remove.useMutation();
  /** Answers whether it was done. */
  const saying = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
      say(done);
      await utils.banner.list.invalidate();
      return true;
    } catch (error) {
      say(refusalOf(error).message);
      return false;
    }
  };
  return {
    said,
    isPending: adding.isPending || turning.isPending || removing.isPending,
    add: (banner: NewBanner) => saying(() => adding.mutateAsync({ lang, ...banner }), m.ads_added()),
    turn: (id: number, isOn: boolean) =>
      saying(() => turning.mutateAsync({ lang, id, isOn }), isOn ? m.ads_turned_on() : m.ads_turned_off()),
    remove: (id: number) => saying(() => removing.mutateAsync({ lang, id }), m.ads_removed()),
  };
};
