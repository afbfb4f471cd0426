import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Fragment, type Ref, type RefObject, useLayoutEffect } from 'react';
import { useOpened } from '../../lib/use-opened.ts';
import { Link } from '../link/Link.tsx';
import type { MenuGroup } from './menu-links.ts';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  opened: boolean;
  close: () => void;
  groups: readonly MenuGroup[];
};

/** Stands for a link that is on the page already: a menu that loads later must not put another in its place. */
function Existing({ of, ref }: { of: Props['anchor']; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(of.current);
    else if (ref) ref.current = of.current;
  }, [of, ref]);
  return null;
}

/** The menu under a link: arrows and first letters move, Enter follows, Escape closes and gives the focus back. */
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
            {name && <Menu.Label>{name}</Menu.Label>}
            {entries.map(({ href, current, ...entry }) => (
              <Menu.Item
                key={href}
                renderRoot={(props) => <Link {...props} href={href} aria-current={current} />}
                {...(current && { fw: 700, bg: 'var(--r-tint)' })}
              >
                {entry.name}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
