import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';

/** For reviewers: link to the moderation queue with its length. Rendered in the browser only. */
export function ReviewCount({ role }: { role: MemberRole }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const enabled = isAllowed(role, 'moderation/review', 'accepted');
  const { data } = trpc.moderation.count.useQuery({ lang }, { retry: false, enabled });
  const isVisible = data && (data.open > 0 || isAllowed(role, 'moderation/review'));
  return isVisible ? <Link href={paths.review()}>{m.review_to_do({ count: data.open })}</Link> : null;
}
