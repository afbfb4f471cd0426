import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

/** Items of a menu under their name, which screen readers read as that of the group. */
export function NamedItems({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name}>
      <Menu.Label aria-hidden="true">{name}</Menu.Label>
      {children}
    </div>
  );
}
