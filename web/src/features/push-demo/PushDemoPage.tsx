import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '../../lib/format.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePageLocation, usePaths } from '../../lib/page-location.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import blocks from '../../ui/blocks.module.css';

const yes = () => true;
const nothing = { devices: [] };

/** Sends a push to one's own devices: for whoever sets up the site, to see that it arrives. */
export function PushDemoPage() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const isHere = useInBrowser(yes);
  const query = trpc.notification.settings.useQuery({ lang }, { enabled: isHere, retry: false });
  const sending = trpc.admin.testPush.useMutation();
  const [said, say] = useState<string | null>(null);
  const send = () =>
    sending.mutateAsync({ lang }).then(
      ({ devices }) => say(devices === 0 ? m.push_demo_to_none() : m.push_demo_sent({ count: devices })),
      (error: unknown) => say(refusalOf(error).message),
    );
  // The frame is there before the browser knows the devices.
  const asked = { ...query, data: query.data ?? nothing };
  return (
    <AdminFrame
      title={m.push_demo_title()}
      description={m.push_demo_description()}
      lead={m.push_demo_lead()}
      query={asked}
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
            <span role="status">{said}</span>
          </p>
        </Section>
      )}
    </AdminFrame>
  );
}
