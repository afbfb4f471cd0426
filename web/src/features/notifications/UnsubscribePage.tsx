import { Button } from '@mantine/core';
import { usePage, usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePostedForm } from '../../lib/page/posted-form.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import blocks from '../../ui/blocks.module.css';

/** Returns the text that names the subscription to end, by the token's prefix. */
const subscriptionText = (token: string): string => {
  if (token.startsWith('letters.')) return m.unsubscribe_letters_text();
  return token.startsWith('account.') ? m.unsubscribe_account_text() : m.unsubscribe_text();
};

const doneWords = (token: string | undefined, again: boolean): string => {
  if (token === undefined) return m.unsubscribe_done();
  return again ? m.unsubscribe_again_done() : m.unsubscribe_refused_done();
};

/** Target of the unsubscribe link in each mail: one button ends such mails, without a login and without scripts. */
export function UnsubscribePage() {
  const { token, done, again } = usePage('unsubscribe').values;
  const { path } = usePageLocation();
  const paths = usePaths();
  const posted = usePostedForm();
  const [error] = posted?.errors ?? [];
  const toSelf = `${path}?token=${encodeURIComponent(token ?? '')}`;
  return (
    <PageFrame title={m.unsubscribe_title()} description={m.unsubscribe_description()}>
      <div className={blocks.prose}>
        {done && <p role="status">{doneWords(token, again !== undefined)}</p>}
        {!done && token === undefined && <p className={blocks.notice}>{m.unsubscribe_no_token()}</p>}
        {error && (
          <p role="alert" className={blocks.notice}>
            {error.message}
          </p>
        )}
        {!done && token !== undefined && (
          <form method="post" action={toSelf}>
            <p>{subscriptionText(token)}</p>
            <Button type="submit">{m.unsubscribe_submit()}</Button>
          </form>
        )}
        {done && token !== undefined && !again && (
          <form method="post" action={`${toSelf}&again=1`}>
            <p>{m.unsubscribe_again_text()}</p>
            <Button type="submit" variant="default">
              {m.unsubscribe_again()}
            </Button>
          </form>
        )}
        <p style={{ marginTop: '1rem' }}>
          <Link href={paths.notificationSettings()}>{m.notification_settings_title()}</Link>
        </p>
      </div>
    </PageFrame>
  );
}
