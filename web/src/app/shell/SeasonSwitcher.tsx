import { Box } from '@mantine/core';
import { pathInSeason } from '@rondelle/contracts/site/paths.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { MenuLink } from '../../ui/menu/MenuLink.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import { allSeasonsId } from './site-map-ids.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

type Props = { seasons: Nav['seasons']; current: string };

/** Links to the same page and category in every season. */
export const useSeasonLinks = ({ seasons, current }: Props): readonly MenuEntry[] => {
  const pageLocation = usePageLocation();
  return seasons.map(({ slug }) => ({
    name: slug,
    href: pathInSeason(pageLocation, pageLocation.page?.page, slug),
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
      className={`${blocks.control} ${classes.control}`}
    >
      <Box component="span" visibleFrom="md">
        {m.shell_season({ season: props.current })}
      </Box>
      <Box component="span" hiddenFrom="md">
        {props.current}
      </Box>
    </MenuLink>
  );
}
