import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Fragment, type Ref, type RefObject, useLayoutEffect } from 'react';
import { useOpened } from '../../lib/page/use-opened.ts';
import { Link } from '../link/Link.tsx';
import type { MenuGroup } from './menu-links.ts';
import { NamedItems } from './NamedItems.tsx';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  opened: boolean;
  close: () => void;
  groups: readonly MenuGroup[];
};

/** Passes the existing link to Mantine's menu as its target, so that loading the menu does not replace the link. */
function Existing({ of, ref }: { of: Props['anchor']; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(of.current);
    else if (ref) ref.current = of.current;
  }, [of, ref]);
  return null;
}

const Entries = ({ entries }: Pick<MenuGroup, 'entries'>) =>
  entries.map(({ name, href, current }) => (
    <Menu.Item
      key={href}
      renderRoot={(props) => <Link {...props} href={href} aria-current={current} />}
      {...(current && { fw: 700, bg: 'var(--r-tint)' })}
    >
      {name}
    </Menu.Item>
  ));

/** The menu of a link: arrows and first letters move, Enter follows, Escape closes and returns focus. */
export function OpenMenu({ anchor, label, opened, close, groups }: Props) {
  return (
    <Menu
      opened={useOpened(opened)}
      onChange={(isOpen) => isOpen || close()}
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
      position="bottom-start"
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <Existing of={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} mah="70dvh" miw="9rem" style={{ overflowY: 'auto' }}>
        {groups.map(({ name, entries }, at) => (
          <Fragment key={name ?? at}>
            {at > 0 && <Menu.Divider />}
            {name ? (
              <NamedItems name={name}>
                <Entries entries={entries} />
              </NamedItems>
            ) : (
              <Entries entries={entries} />
            )}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
