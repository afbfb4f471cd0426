import { Box } from '@mantine/core';
import type { BannerPlace } from '@rondelle/contracts/site/banners.ts';
import { useEffect, useState } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { report } from '../visits/report.ts';

/** Campaigns change daily, so ten minutes is fresh enough. */
const freshMs = 10 * 60_000;

/** Shows a random banner of the site for a page; renders nothing when there is none. */
export function Banner({ place }: { place: BannerPlace }) {
  const { lang, page } = usePageLocation();
  const [chance] = useState(() => Math.random());
  const { data } = trpc.banner.shown.useQuery({ lang }, { staleTime: freshMs, retry: false });
  const here = data?.filter((one) => one.place === place) ?? [];
  const banner = here[Math.floor(chance * here.length)];
  const id = banner?.id;
  const name = page?.page ?? null;
  useEffect(() => {
    if (id !== undefined) report({ page: name, lang, isView: false, banner: id });
  }, [id, name, lang]);
  if (!banner) return null;
  return (
    <Box
      component="aside"
      maw="var(--r-width)"
      mt="1.5rem"
      mx="auto"
      px="md"
      ta="center"
      data-unprinted
      aria-label={m.banner_label()}
    >
      <a href={banner.go} rel="sponsored noopener" target="_blank">
        <Box
          component="img"
          src={banner.path}
          alt={banner.alt}
          width={banner.width}
          height={banner.height}
          mah="12rem"
          loading="lazy"
        />
      </a>
    </Box>
  );
}
