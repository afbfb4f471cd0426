import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

/** Items of a menu under a name; screen readers read it as the name of the group. */
export function NamedItems({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name}>
      <Menu.Label aria-hidden="true">{name}</Menu.Label>
      {children}
    </div>
  );
}
