import { Button, Menu } from '@mantine/core';
import { NamedItems } from '../../../ui/menu/NamedItems.tsx';
import { OpenedMenu } from '../../../ui/opened-menu/OpenedMenu.tsx';
import type { ReasonButtonProps } from './reason-button-props.ts';

/** A button with its menu of reasons open. */
export function ReasonMenu({ children, label, why, variant, reasons }: ReasonButtonProps) {
  const button = (
    <Button variant={variant} size="compact-md" aria-label={label}>
      {children}
    </Button>
  );
  return (
    <OpenedMenu target={button} position="bottom-start">
      <NamedItems name={why}>
        {reasons.map(({ words, choose }) => (
          <Menu.Item key={words} onClick={choose}>
            {words}
          </Menu.Item>
        ))}
      </NamedItems>
    </OpenedMenu>
  );
}
