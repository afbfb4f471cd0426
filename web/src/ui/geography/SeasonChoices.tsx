import { useNav } from '../../lib/page/nav.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../filters/Choices.tsx';

/** Links to the same page in other seasons. */
export function SeasonChoices({ season }: { season: string }) {
  const pageLocation = usePageLocation();
  const nav = useNav();
  const isOngoing = (slug: string) => slug === nav?.ongoingSeason?.slug;
  return (
    <Choices
      label={m.city_seasons()}
      choices={(nav?.seasons ?? []).map(({ slug }) => ({
        name: slug,
        path: withSearch(pageLocation, { season: isOngoing(slug) ? null : slug, date: null }),
        chosen: slug === season,
      }))}
    />
  );
}
