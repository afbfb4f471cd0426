import { Box, Divider, Drawer, NavLink } from '@mantine/core';
import '@mantine/core/styles/Divider.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/NavLink.css';
import '../../ui/modal/styles.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { useOpened } from '../../lib/page/use-opened.ts';
import { useOverlay } from '../../lib/page/use-overlay.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import { DisplayFold } from '../../ui/display/DisplayFold.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { unmarkedOnPlaces, useMainLinks } from './main-links.ts';
import { useMemberLinks } from './MemberLink.tsx';
import { useSeasonLinks } from './SeasonSwitcher.tsx';

type Props = { nav: Nav | null; season: string | null; opened: boolean; close: () => void };

type EntriesProps = { entries: readonly MenuEntry[]; close: () => void };

const Entries = ({ entries, close }: EntriesProps) =>
  entries.map(({ name, href, current }) => (
    <NavLink
      key={href}
      label={name}
      active={current !== undefined}
      onClick={close}
      renderRoot={(props) => <Link {...props} href={href} replace aria-current={current} />}
    />
  ));

/** A group of links, collapsed under its name. */
function Folded({ name, ...links }: EntriesProps & { name: string }) {
  if (links.entries.length === 0) return null;
  return (
    <NavLink
      label={name}
      renderRoot={(props) => (
        <button type="button" {...props} aria-expanded={props['data-expanded'] === true} />
      )}
    >
      <Entries {...links} />
    </NavLink>
  );
}

/** All links of the site on a phone; following one closes the drawer. */
export function MoreDrawer({ nav, season, opened, close }: Props) {
  useOverlay(opened, close);
  const { path } = usePageLocation();
  const { main, more } = useMainLinks(nav, season);
  const member = useMemberLinks();
  const seasons = useSeasonLinks({ seasons: nav?.seasons ?? [] });
  const places = (of: Nav['regions'] = []): readonly MenuEntry[] =>
    of.map(({ name, path: href }) => ({ name, href, current: href === path ? 'page' : undefined }));
  return (
    <Drawer.Root
      opened={useOpened(opened)}
      onClose={close}
      position="right"
      size="min(20rem, 88vw)"
      transitionProps={{ duration: 150 }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* The page already has a banner landmark. */}
        <Drawer.Header role="none">
          <Drawer.Title>{m.shell_menu()}</Drawer.Title>
          <Drawer.CloseButton size="lg" aria-label={m.search_close()} />
        </Drawer.Header>
        <Drawer.Body>
          <nav aria-label={m.shell_site_map()}>
            <Entries entries={unmarkedOnPlaces(main, nav, path)} close={close} />
            <Folded name={m.search_categories()} entries={places(nav?.categories)} close={close} />
            <Folded name={m.search_regions()} entries={places(nav?.regions)} close={close} />
            <Entries entries={more} close={close} />
            <Folded name={m.shell_all_seasons()} entries={seasons} close={close} />
            <Entries entries={member} close={close} />
            <Divider my="sm" />
            <Box component="p" px="sm">
              <LanguageLink replace />
            </Box>
          </nav>
          <DisplayFold />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
