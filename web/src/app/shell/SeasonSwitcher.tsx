import { pathInSeason } from '@rondelle/contracts/site/paths.ts';
import type { Nav } from '../../lib/nav.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { MenuLink } from '../../ui/menu/MenuLink.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import { allSeasonsId } from './site-map-ids.ts';
import classes from './shell.module.css';

type Props = { seasons: Nav['seasons']; current: string };

/** The same page in every season. */
export const useSeasonLinks = ({ seasons, current }: Props): readonly MenuEntry[] => {
  const { lang, page } = usePageLocation();
  return seasons.map(({ slug }) => ({
    name: slug,
    href: pathInSeason(lang, page?.page, slug),
    current: slug === current ? 'true' : undefined,
  }));
};

export function SeasonSwitcher(props: Props) {
  const entries = useSeasonLinks(props);
  return (
    <MenuLink
      href={`#${allSeasonsId}`}
      label={m.shell_change_season()}
      groups={[{ entries }]}
      className={classes.control}
    >
      <span className={classes.wide}>{m.shell_season({ season: props.current })}</span>
      <span className={classes.narrow}>{props.current}</span>
    </MenuLink>
  );
}
