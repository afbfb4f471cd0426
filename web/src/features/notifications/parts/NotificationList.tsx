import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Notification } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { formatClock, formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import classes from '../notifications.module.css';
import blocks from '../../../ui/blocks.module.css';

type Mark = (notification: Notification, isRead: boolean) => void;

function Row({ notification, mark }: { notification: Notification; mark: Mark }) {
  const { at, isRead, title, body, revealed, path } = notification;
  const change = isRead ? m.notifications_mark_unread({ title }) : m.notifications_mark_read({ title });
  return (
    <li className={classes.row} data-unread={isRead ? undefined : true}>
      <div className={classes.text}>
        {path === null ? (
          <strong>{title}</strong>
        ) : (
          <Link href={path} className={blocks.name} onClick={() => isRead || mark(notification, true)}>
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
      </div>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={change}
        title={change}
        onClick={() => mark(notification, !isRead)}
      >
        <Icon of={isRead ? 'unread' : 'check'} size={18} />
      </ActionIcon>
    </li>
  );
}

/** One line each, under the day that it happened on. */
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
      <h2 id={`day-${day}`} className={classes.day}>
        {formatDay(day, 'full')}
      </h2>
      <ol className={blocks.rows}>
        {ofDay.map((notification) => (
          <Row key={notification.id} notification={notification} mark={mark} />
        ))}
      </ol>
    </section>
  ));
}
