import { useNav } from '../../lib/page/nav.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../filters/Choices.tsx';
import { Section } from '../page-frame/Section.tsx';

type Props = {
  season: string;
  /** Beside other sections, where the links need a heading. */
  hasTitle?: boolean;
};

/** Links to the same page in other seasons. */
export function SeasonChoices({ season, hasTitle = false }: Props) {
  const pageLocation = usePageLocation();
  const nav = useNav();
  const isOngoing = (slug: string) => slug === nav?.ongoingSeason?.slug;
  const seasons = nav?.seasons ?? [];
  const choices = (
    <Choices
      label={m.city_season_shown()}
      choices={seasons.map(({ slug }) => ({
        name: slug,
        path: withSearch(pageLocation, { season: isOngoing(slug) ? null : slug, date: null }),
        chosen: slug === season,
      }))}
    />
  );
  return hasTitle && seasons.length > 1 ? <Section title={m.city_seasons()}>{choices}</Section> : choices;
}
