import { Button } from '@mantine/core';
import { formatInstant } from '../../lib/format/format.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import blocks from '../../ui/blocks.module.css';

const nothing = { devices: [] };

/** Sends a test notification to the administrator's own devices. */
export function PushDemoPage() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const isHere = useIsHydrated();
  const query = trpc.notification.settings.useQuery({ lang }, { enabled: isHere, retry: false });
  const sending = trpc.admin.testPush.useMutation();
  const { message, attempt } = useOutcome();
  const send = () =>
    attempt(
      () => sending.mutateAsync({ lang }),
      ({ devices }) => (devices === 0 ? m.push_demo_to_none() : m.push_demo_sent({ count: devices })),
    );
  // Renders the page with no devices until the query has finished.
  const pageQuery = { ...query, data: query.data ?? nothing };
  return (
    <AdminFrame
      title={m.push_demo_title()}
      description={m.push_demo_description()}
      lead={m.push_demo_lead()}
      query={pageQuery}
    >
      {({ devices }) => (
        <Section
          title={m.push_demo_devices()}
          more={<Link href={paths.notificationSettings()}>{m.push_demo_settings()}</Link>}
        >
          {devices.length === 0 ? (
            <Empty title={m.push_demo_none()} />
          ) : (
            <ul className={blocks.rows}>
              {devices.map(({ id, device, wants, createdAt }) => (
                <li key={id} className={blocks.ends}>
                  <span>{device}</span>
                  <span className={blocks.note}>
                    {wants === 'none' ? m.push_demo_silent() : formatInstant(createdAt)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <p className={blocks.line}>
            <Button onClick={() => void send()} loading={sending.isPending}>
              {m.push_demo_send()}
            </Button>
            <span role="status">{message}</span>
          </p>
        </Section>
      )}
    </AdminFrame>
  );
}
