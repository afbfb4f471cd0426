import { afterPage } from '../../lib/page/load-after-page.ts';

// Parts of the league page that load after the page, each in a `Suspense`.
export const AllGames = afterPage(async () => (await import('./parts/AllGames.tsx')).AllGames);
export const LeagueForecast = afterPage(
  async () => (await import('./parts/LeagueForecast.tsx')).LeagueForecast,
);
export const LikelyFirst = afterPage(async () => (await import('./parts/LikelyFirst.tsx')).LikelyFirst);
export const UnderRules = afterPage(async () => (await import('./parts/UnderRules.tsx')).UnderRules);
export const WhatIf = afterPage(async () => (await import('./parts/WhatIf.tsx')).WhatIf);
export const WhyMoved = afterPage(async () => (await import('./parts/WhyMoved.tsx')).WhyMoved);
