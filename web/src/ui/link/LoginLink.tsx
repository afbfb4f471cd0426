import { useLoginPath } from '../../lib/member/login-path.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from './Link.tsx';

/** A link to the login; after the login, the reader returns to `next`. */
export function LoginLink({ next }: { next: string }) {
  return <Link href={useLoginPath(next)}>{m.login_title()}</Link>;
}
