import { afterPage } from '../../lib/page/load-after-page.ts';

// A view of the team page that loads after the page, in a `Suspense`.
export const TeamCalendar = afterPage(async () => (await import('./parts/TeamCalendar.tsx')).TeamCalendar);
