import { type Permission, permissions } from '@rondelle/contracts/membership/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { PermissionTable } from './PermissionTable.tsx';

/** All permissions, in the order of the table that the server enforces. */
const all = Object.keys(permissions) as Permission[];

/** The permissions of each role. */
export function RolesPage() {
  return (
    <PageFrame title={m.roles_title()} description={m.roles_description()}>
      <div>
        <p>{m.roles_intro()}</p>
        <p>
          ✓ {m.roles_yes()} · ◐ {m.roles_supervised()} · – {m.roles_no()}
        </p>
        <PermissionTable permissions={all} />
        <p>{m.roles_supervised_note()}</p>
      </div>
    </PageFrame>
  );
}
