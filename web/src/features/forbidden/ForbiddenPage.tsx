import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { m } from '../../paraglide/messages.js';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';

/** Pages for admins redirect other readers to this page. */
export function ForbiddenPage() {
  const paths = usePaths();
  const { next } = usePage('forbidden').values;
  const me = useMe();
  const login = next === undefined ? paths.login() : `${paths.login()}?next=${encodeURIComponent(next)}`;
  // The reader has logged in since, or has received the role.
  const isAdmin = me !== null && isAllowed(me.role, 'site/administer');
  return (
    <PageFrame title={m.forbidden_title()} description={m.forbidden_description()}>
      <p>{me ? m.forbidden_text_as({ name: me.username, role: roleWords(me.role) }) : m.forbidden_text()}</p>
      <LinkList
        inline
        items={[
          ...(isAdmin ? [{ path: next ?? paths.admin(), name: m.admin_title() }] : []),
          me ? { path: paths.dashboard(), name: m.nav_dashboard() } : { path: login, name: m.login_title() },
          { path: paths.home(), name: m.state_go_home() },
          { path: paths.roles(), name: m.roles_title() },
        ]}
      />
    </PageFrame>
  );
}
