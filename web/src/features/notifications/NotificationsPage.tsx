import { Box, Button } from '@mantine/core';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../../ui/filters/Choices.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { LoginLink } from '../../ui/link/LoginLink.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { OlderPager } from '../../ui/pager/OlderPager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { OwnLoading } from '../../ui/states/OwnLoading.tsx';
import { NotificationList } from './parts/NotificationList.tsx';
import { useNotifications } from './use-notifications.ts';
import blocks from '../../ui/blocks.module.css';

/** A member's notifications, latest first. */
export function NotificationsPage() {
  const location = usePageLocation();
  const { query, paths, message, undoable, isFirst, isEnded, mark, markAll, undo } = useNotifications();
  const frame = { title: m.notifications_title(), description: m.notifications_description() };
  if (query.isPending) return <OwnLoading {...frame} shape="text" />;
  if (isEnded)
    return (
      <PageFrame {...frame}>
        <Empty title={m.notifications_log_in_first()}>
          <LoginLink next={paths.notifications()} />
        </Empty>
      </PageFrame>
    );
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { notifications, unread, older, show } = query.data;
  const [latest] = notifications;
  const choices = (['all', 'unread'] as const).map((one) => ({
    name: one === 'all' ? m.notifications_all() : m.notifications_unread({ count: unread }),
    path: withSearch(location, { show: one === 'all' ? null : one, before: null }),
    chosen: one === show,
  }));
  return (
    <PageFrame
      {...frame}
      facts={<Link href={paths.notificationSettings()}>{m.notification_settings_title()}</Link>}
    >
      <Box maw="52rem">
        <div className={`${blocks.ends} ${blocks.middle}`}>
          <Choices label={m.notifications_which()} choices={choices} />
          {latest && unread > 0 && isFirst && (
            <Button variant="default" onClick={() => void markAll(latest.id)}>
              {m.notifications_read_all()}
            </Button>
          )}
        </div>
        <p role="status">
          {message}{' '}
          {undoable && (
            <Button variant="subtle" size="compact-md" onClick={() => void undo(undoable)}>
              {m.notifications_undo()}
            </Button>
          )}
        </p>
        {notifications.length > 0 ? (
          <NotificationList notifications={notifications} mark={mark} />
        ) : (
          <Empty
            title={show === 'unread' ? m.notifications_none_unread() : m.notifications_none()}
            body={show === 'unread' ? undefined : m.notifications_none_body()}
          >
            <Link href={paths.dashboard()}>{m.nav_dashboard()}</Link>
          </Empty>
        )}
        <OlderPager isLatest={isFirst} older={older} />
      </Box>
    </PageFrame>
  );
}
