import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import type { ReactElement, ReactNode } from 'react';

type OpenedMenuProps = { target: ReactElement; position: 'bottom-start' | 'bottom-end'; children: ReactNode };

/** A menu that is opened on mount, because its code is loaded by the press of its button. */
export function OpenedMenu({ target, position, children }: OpenedMenuProps) {
  return (
    <Menu
      defaultOpened
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
      position={position}
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
