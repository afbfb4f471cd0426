import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import type { Notification } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { formatClock } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import type { Mark } from '../use-notifications.ts';
import { MarkButton } from './MarkButton.tsx';
import classes from '../notifications.module.css';
import blocks from '../../../ui/blocks.module.css';

/** Number of visible results, as in a push notification; the rest is collapsed. */
const mostLines = 5;

type Props = { bundle: readonly Notification[]; mark: Mark };

function Line({ notification, mark }: { notification: Notification; mark: Mark }) {
  const { title, line, path, isRead, revealed, kinds } = notification;
  const name = line ?? title;
  return (
    <li className={blocks.line}>
      {path === null ? (
        name
      ) : (
        <Link href={path} onClick={() => isRead || mark([notification], true)}>
          {name}
        </Link>
      )}
      {kinds.includes('toConfirm') && <span className={blocks.note}>{m.notifications_to_confirm()}</span>}
      {revealed && (
        <details className={blocks.fold}>
          <summary>{m.notifications_reveal()}</summary>
          {revealed}
        </details>
      )}
    </li>
  );
}

/** A bundle of results: their number, then one line for each. */
export function BundleRow({ bundle, mark }: Props) {
  const [latest] = bundle;
  const isRead = bundle.every((one) => one.isRead);
  const title = m.notifications_results({ count: bundle.length });
  const lineOf = (notification: Notification) => (
    <Line key={notification.id} notification={notification} mark={mark} />
  );
  const others = bundle.slice(mostLines);
  return (
    <li className={`${blocks.beside} ${blocks.quote} ${classes.row}`} data-unread={isRead ? undefined : true}>
      <Stack align="flex-start" className={blocks.grow ?? ''} gap={0}>
        <strong>{title}</strong>
        <span className={blocks.note}>
          {!isRead && <strong>{m.notifications_new()} · </strong>}
          {latest && <time dateTime={latest.at}>{formatClock(latest.at)}</time>}
        </span>
        <ul className={blocks.plain}>{bundle.slice(0, mostLines).map(lineOf)}</ul>
        {others.length > 0 && (
          <details className={blocks.fold}>
            <summary>{m.notifications_results_more({ count: others.length })}</summary>
            <ul className={blocks.plain}>{others.map(lineOf)}</ul>
          </details>
        )}
      </Stack>
      <MarkButton title={title} isRead={isRead} mark={() => mark(bundle, !isRead)} />
    </li>
  );
}
