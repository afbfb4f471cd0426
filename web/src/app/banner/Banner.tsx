import type { BannerPlace } from '@rondelle/contracts/site/banners.ts';
import { useEffect, useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { tell } from '../visits/tell.ts';
import classes from './banner.module.css';

/** Which are on changes by the day. */
const freshMs = 10 * 60_000;

/** One of the site's own banners for a place, another one each time; nothing where there is none. */
export function Banner({ place }: { place: BannerPlace }) {
  const { lang, page } = usePageLocation();
  const [chance] = useState(() => Math.random());
  const { data } = trpc.banner.shown.useQuery({ lang }, { staleTime: freshMs, retry: false });
  const here = data?.filter((one) => one.place === place) ?? [];
  const banner = here[Math.floor(chance * here.length)];
  const id = banner?.id;
  const name = page?.page ?? null;
  useEffect(() => {
    if (id !== undefined) tell({ page: name, lang, isView: false, banner: id });
  }, [id, name, lang]);
  if (!banner) return null;
  return (
    <aside className={classes.banner} data-unprinted aria-label={m.banner_label()}>
      <a href={banner.go} rel="sponsored noopener" target="_blank">
        <img src={banner.path} alt={banner.alt} width={banner.width} height={banner.height} loading="lazy" />
      </a>
    </aside>
  );
}
