import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LoginLink } from '../../ui/link/LoginLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import classes from '../../ui/live/live.module.css';
import blocks from '../../ui/blocks.module.css';

/** States that the session has ended while the page was open, and why. */
export function EndedNotice({ reason }: { reason: string }) {
  const { path } = usePageLocation();
  const paths = usePaths();
  return (
    <div role="alert" className={classes.signs}>
      <p className={`${blocks.notice} ${blocks.line}`} style={{ pointerEvents: 'auto' }}>
        <span>{`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`}</span>
        <LoginLink next={path} />
        <Link href={paths.contact()}>{m.live_ended_contact()}</Link>
      </p>
    </div>
  );
}
