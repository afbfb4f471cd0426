import { Box } from '@mantine/core';
import { pathInSeason } from '@rondelle/contracts/site/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Nav } from '../../lib/page/nav.ts';
import { subjectAt } from '../../lib/page/page-queries.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { MenuLink } from '../../ui/menu/MenuLink.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import { useMapPosition } from './use-map-position.ts';
import { allSeasonsId } from './site-map-ids.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

type Props = { seasons: Nav['seasons']; current: string };

/**
 * Links to the same page in every season that has it, or else to its category there. `current`: slug of the season to
 * mark; none in a list beside links to pages, so that only one entry of a menu is marked.
 */
export const useSeasonLinks = ({
  seasons,
  current,
}: Pick<Props, 'seasons'> & { current?: string }): readonly MenuEntry[] => {
  const pageLocation = usePageLocation();
  const mapPosition = useMapPosition();
  const counterparts = subjectAt(useQueryClient(), pageLocation)?.seasons;
  return seasons.map(({ slug }) => {
    const there = counterparts?.find((one) => one.slug === slug);
    return {
      name: there?.team === undefined ? slug : m.shell_season_of_club({ season: slug, team: there.team }),
      href: there?.path ?? pathInSeason(pageLocation, pageLocation.page?.page, slug) + mapPosition,
      current: slug === current ? 'true' : undefined,
    };
  });
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
