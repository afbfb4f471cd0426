import { Box } from '@mantine/core';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { FormLink } from '../form-link/FormLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { LoginLink } from '../link/LoginLink.tsx';
import { BarPopover } from './BarPopover.tsx';
import type { Action } from './Actions.tsx';
import type { ReactNode } from 'react';

type Props = {
  actions: readonly Action[];
  /** More list items, after the forms. */
  children?: ReactNode;
};

/** The first line for visitors: they may read the menu, but need an account to change anything. */
function SignIn() {
  const { path, search } = usePageLocation();
  return (
    <li>
      {m.edit_menu_visitor()} <LoginLink next={path + search} />
    </li>
  );
}

/**
 * The page's forms in one menu at the end of the bar, so that readers see the page first. It lists what the reader's
 * role may do; visitors see what any member may do. Opens without JavaScript.
 */
export function EditMenu({ actions, children }: Props) {
  const me = useMe();
  const role = me?.role ?? 'member';
  const allowed = actions.filter(({ permission }) => !permission || isAllowed(role, permission));
  return (
    <BarPopover
      id="edit-menu"
      role="navigation"
      label={m.edit_menu()}
      face={
        <>
          <Icon of="edit" size={16} />
          <Box component="span" visibleFrom="sm">
            {m.edit_menu()}
          </Box>
        </>
      }
    >
      <ul>
        {!me && <SignIn />}
        {allowed.map(({ form, name, id }) => (
          <li key={form}>
            <FormLink form={form} {...(id !== undefined && { about: id })}>
              {name}
            </FormLink>
          </li>
        ))}
        {children}
      </ul>
    </BarPopover>
  );
}
