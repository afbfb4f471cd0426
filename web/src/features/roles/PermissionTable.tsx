import { Box } from '@mantine/core';
import { isAllowed, type Permission } from '@rondelle/contracts/membership/permissions.ts';
import { type Role, roles } from '@rondelle/contracts/membership/roles.ts';
import { m } from '../../paraglide/messages.js';
import { roleWords } from '../../ui/roles/role-words.ts';
import { permissionWords } from './permission-words.ts';
import blocks from '../../ui/blocks.module.css';

const signs = { yes: '✓', supervised: '◐', no: '–' } as const;

const verdictOf = (role: Role, permission: Permission): keyof typeof signs => {
  if (isAllowed(role, permission)) return 'yes';
  return isAllowed(role, permission, 'accepted') ? 'supervised' : 'no';
};
const words = { yes: m.roles_yes, supervised: m.roles_supervised, no: m.roles_no } as const;

/** A sign for sighted readers, and its word for screen readers. */
function Verdict({ role, permission }: { role: Role; permission: Permission }) {
  const verdict = verdictOf(role, permission);
  return (
    <td className={verdict === 'no' ? blocks.muted : undefined}>
      <span aria-hidden="true" title={words[verdict]()}>
        {signs[verdict]}
      </span>
      <span className={blocks.hidden}>{words[verdict]()}</span>
    </td>
  );
}

/** Permissions as rows, roles as columns. Scrolls sideways on narrow screens. */
export function PermissionTable({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <div className={blocks.scroller} tabIndex={0} role="region" aria-label={m.roles_title()}>
      <table className={`${blocks.figures} ${blocks.first}`} data-centred>
        <thead>
          <tr>
            <th scope="col">{m.roles_action()}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleWords(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <Box component="th" scope="row" fw={400} miw="9rem" style={{ textAlign: 'start' }}>
                {permissionWords(permission)}
              </Box>
              {roles.map((role) => (
                <Verdict key={role} role={role} permission={permission} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
