import type { LinkOutcome } from '@rondelle/contracts/membership/mailed-link.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Done } from '../../../ui/fields/Done.tsx';
import { Link } from '../../../ui/link/Link.tsx';

const words: Readonly<Record<LinkOutcome, () => string>> = {
  verified: m.verify_done,
  awaitsParent: m.verify_awaits_parent,
  consented: m.verify_consented,
  awaitsChild: m.verify_awaits_child,
  changed: m.verify_changed,
  rejected: m.verify_rejected,
};

/** The outcome of the link, with a link to the next step. */
export function LinkDone({ outcome }: { outcome: LinkOutcome }) {
  const paths = usePaths();
  const links: Readonly<Record<LinkOutcome, readonly [string, string]>> = {
    verified: [paths.login(), m.login_title()],
    awaitsParent: [paths.parentConsent(), m.parent_consent_title()],
    consented: [paths.login(), m.login_title()],
    awaitsChild: [paths.home(), m.state_go_home()],
    changed: [paths.account(), m.account_title()],
    rejected: [paths.home(), m.state_go_home()],
  };
  const [path, name] = links[outcome];
  return (
    <>
      <Done>{words[outcome]()}</Done>
      <p>
        <Link href={path}>{name}</Link>
      </p>
    </>
  );
}
