import { notificationKinds } from '@rondelle/contracts/notifications/kinds.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LoginLink } from '../../ui/link/LoginLink.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { OwnLoading } from '../../ui/states/OwnLoading.tsx';
import { Devices } from './parts/Devices.tsx';
import { FollowedSubjects } from './parts/FollowedSubjects.tsx';
import { KindTable } from './parts/KindTable.tsx';
import { Timing } from './parts/Timing.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';
import blocks from '../../ui/blocks.module.css';

/** Settings of a member's notifications: kinds, channels, devices and timing. */
export function NotificationSettingsPage() {
  const paths = usePaths();
  const settings = useNotificationSettings();
  const { query, isEnded, message, device, choose } = settings;
  const frame = {
    title: m.notification_settings_title(),
    description: m.notification_settings_description(),
    crumbs: [{ name: m.notifications_title(), path: paths.notifications() }],
  };
  if (query.isPending) return <OwnLoading {...frame} shape="text" />;
  if (isEnded)
    return (
      <PageFrame {...frame}>
        <Empty title={m.notifications_log_in_first()}>
          <LoginLink next={paths.notificationSettings()} />
        </Empty>
      </PageFrame>
    );
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { usual, followed, devices } = query.data;
  return (
    <PageFrame {...frame}>
      <p role="status">{message}</p>
      <Section title={m.notification_settings_usual()}>
        <p className={`${blocks.muted} ${blocks.prose}`}>{m.notification_settings_usual_note()}</p>
        <KindTable
          caption={m.notification_settings_usual()}
          kinds={notificationKinds}
          chosen={usual}
          choose={(chosen) => choose({ kind: 'all', id: 0 }, chosen)}
        />
      </Section>
      <Section title={m.notification_settings_followed()}>
        <FollowedSubjects subjects={followed} usual={usual} choose={choose} />
      </Section>
      <Section title={m.notification_settings_devices()}>
        <Devices
          devices={devices}
          own={device}
          change={settings.changeDevice}
          remove={settings.removeDevice}
        />
      </Section>
      <Section title={m.notification_settings_timing()}>
        <Timing settings={query.data} choose={settings.chooseSettings} />
      </Section>
    </PageFrame>
  );
}
