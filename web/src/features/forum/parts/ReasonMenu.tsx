import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import type { AskWhyProps } from './ask-why-props.ts';

/** A button that asks why first, with its menu open. */
export function ReasonMenu({ children, label, why, variant, reasons }: AskWhyProps) {
  return (
    <Menu defaultOpened position="bottom-start" shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant={variant} size="compact-md" aria-label={label}>
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        <Menu.Label>{why}</Menu.Label>
        {reasons.map(({ words, choose }) => (
          <Menu.Item key={words} onClick={choose}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
