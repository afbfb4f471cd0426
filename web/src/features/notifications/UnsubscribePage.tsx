import { Button } from '@mantine/core';
import { usePage, usePageLocation, usePaths } from '../../lib/page-location.ts';
import { usePostedForm } from '../../lib/posted-form.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import blocks from '../../ui/blocks.module.css';

/** Where the link of a digest leads: one press ends them, without an account and without scripts. */
export function UnsubscribePage() {
  const { token, done } = usePage('unsubscribe').values;
  const { path } = usePageLocation();
  const paths = usePaths();
  const posted = usePostedForm();
  const [fault] = posted?.faults ?? [];
  return (
    <PageFrame title={m.unsubscribe_title()} description={m.unsubscribe_description()}>
      <div className={blocks.prose}>
        {done && <p role="status">{m.unsubscribe_done()}</p>}
        {!done && token === undefined && <p className={blocks.notice}>{m.unsubscribe_no_token()}</p>}
        {fault && (
          <p role="alert" className={blocks.notice}>
            {fault.message}
          </p>
        )}
        {!done && token !== undefined && (
          <form method="post" action={`${path}?token=${encodeURIComponent(token)}`}>
            <p>{m.unsubscribe_text()}</p>
            <Button type="submit">{m.unsubscribe_submit()}</Button>
          </form>
        )}
        <p>
          <Link href={paths.notificationSettings()}>{m.notification_settings_title()}</Link>
        </p>
      </div>
    </PageFrame>
  );
}
