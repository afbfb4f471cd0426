import { Button } from '@mantine/core';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

/** Shows an administrator that they impersonate a member, with a button to stop. */
export function ImpersonationBanner() {
  const { lang } = usePageLocation();
  const me = useMe();
  const stop = trpc.account.unimpersonate.useMutation({ onSuccess: () => location.reload() });
  if (!me?.impersonatedBy) return null;
  return (
    <aside className={`${blocks.band} ${classes.demo}`} aria-label={m.members_stand_in()}>
      {m.stand_in_banner({ name: me.username })}{' '}
      <Button
        variant="default"
        size="compact-sm"
        loading={stop.isPending}
        onClick={() => stop.mutate({ lang })}
      >
        {m.stand_in_stop()}
      </Button>
    </aside>
  );
}
