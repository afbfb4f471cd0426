import { bannerPlaces } from '@rondelle/contracts/site/banners.ts';
import { useEffect, useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { useLater } from '../../lib/use-later.ts';

const loadBanner = async () => (await import('./Banner.tsx')).Banner;
/** Banners never come before what a page is about. */
const quietMs = 2_000;

/** Where the page that is shown has a place for one of the site's own banners: asks for it once the page is there. */
export function BannerHost() {
  const { page, path } = usePageLocation();
  const [isQuiet, setIsQuiet] = useState(false);
  const place = bannerPlaces.find((one) => one === page?.page) ?? null;
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  const { Part: Banner } = useLater(isQuiet && place !== null, loadBanner);
  return Banner && place ? <Banner key={path} place={place} /> : null;
}
