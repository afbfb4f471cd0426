import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';

/** Where everyone who is no admin is led from pages for admins. */
export function ForbiddenPage() {
  const paths = usePaths();
  return (
    <PageFrame title={m.forbidden_title()} description={m.forbidden_description()}>
      <p>{m.forbidden_text()}</p>
      <LinkList
        inline
        items={[
          { path: paths.login(), name: m.login_title() },
          { path: paths.home(), name: m.state_go_home() },
          { path: paths.roles(), name: m.roles_title() },
        ]}
      />
    </PageFrame>
  );
}
