import { useInBrowser } from '../../lib/in-browser.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import classes from './shell.module.css';

/** Says at the top of every page that an admin sees it in another's place, and ends that. */
export function StandInBanner() {
  const { lang } = usePageLocation();
  const marked = useInBrowser(isSignedIn);
  const me = trpc.account.me.useQuery({ lang }, { enabled: marked, retry: false });
  const stop = trpc.account.unimpersonate.useMutation({ onSuccess: () => location.reload() });
  if (!me.data?.impersonatedBy) return null;
  return (
    <aside className={classes.demo} aria-label={m.members_stand_in()}>
      {m.stand_in_banner({ name: me.data.username })}{' '}
      <button type="button" onClick={() => stop.mutate({ lang })}>
        {m.stand_in_stop()}
      </button>
    </aside>
  );
}
