import { Box, Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { bundlesOf } from '@rondelle/contracts/notifications/bundles.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Notification } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { formatClock, formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import type { Mark } from '../use-notifications.ts';
import { BundleRow } from './BundleRow.tsx';
import { MarkButton } from './MarkButton.tsx';
import classes from '../notifications.module.css';
import blocks from '../../../ui/blocks.module.css';

function Row({ notification, mark }: { notification: Notification; mark: Mark }) {
  const { at, isRead, title, body, revealed, path } = notification;
  return (
    <li className={`${blocks.beside} ${blocks.quote} ${classes.row}`} data-unread={isRead ? undefined : true}>
      <Stack align="flex-start" className={blocks.grow ?? ''} gap={0}>
        {path === null ? (
          <strong>{title}</strong>
        ) : (
          <Link
            href={path}
            className={isRead ? blocks.plain : blocks.name}
            onClick={() => isRead || mark([notification], true)}
          >
            {title}
          </Link>
        )}
        <span className={blocks.note}>
          {!isRead && <strong>{m.notifications_new()} · </strong>}
          <time dateTime={at}>{formatClock(at)}</time>
          {body && ` · ${body}`}
        </span>
        {revealed && (
          <details className={blocks.fold}>
            <summary>{m.notifications_reveal()}</summary>
            {revealed}
          </details>
        )}
      </Stack>
      <MarkButton title={title} isRead={isRead} mark={() => mark([notification], !isRead)} />
    </li>
  );
}

/** Notifications grouped by day (in Quebec's time zone); results of a bundle share one row. */
export function NotificationList({
  notifications,
  mark,
}: {
  notifications: readonly Notification[];
  mark: Mark;
}) {
  const days = Map.groupBy(notifications, ({ at }) => dayInQuebec(at));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <Box
        component="h2"
        id={`day-${day}`}
        className={`${blocks.lined} ${blocks.sentence}`}
        fz="md"
        mt="sm"
        mb={0}
      >
        {formatDay(day, 'full')}
      </Box>
      <ol className={blocks.rows}>
        {bundlesOf(ofDay).map((bundle) => {
          const [first] = bundle;
          if (bundle.length > 1) return <BundleRow key={first?.id} bundle={bundle} mark={mark} />;
          return first && <Row key={first.id} notification={first} mark={mark} />;
        })}
      </ol>
    </section>
  ));
}
