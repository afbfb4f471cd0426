import { bannerPlaces } from '@rondelle/contracts/site/banners.ts';
import { useEffect, useState } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { useLater } from '../../lib/page/use-lazy.ts';

const loadBanner = async () => (await import('./Banner.tsx')).Banner;
/** Delay that lets the page's content load before the banner, in ms. */
const quietMs = 2_000;

/** Loads a banner after the page is shown, on pages that have a slot for one. */
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
