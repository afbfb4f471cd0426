import { Box, Button, NativeSelect } from '@mantine/core';
import { type DeviceWants, deviceWants } from '@rondelle/contracts/notifications/kinds.ts';
import type { NotificationSettingsOutput } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { OwnDevice } from '../use-own-device.ts';
import blocks from '../../../ui/blocks.module.css';

const wantWords: Readonly<Record<DeviceWants, () => string>> = {
  all: m.notification_device_all,
  finals: m.notification_device_finals,
  none: m.notification_device_none,
};

type Props = {
  devices: NotificationSettingsOutput['devices'];
  own: OwnDevice;
  change: (id: string, wants: DeviceWants) => void;
  remove: (id: string) => void;
};

/** Button that turns on push in this browser, or the reason why that is impossible. */
function ThisDevice({ own: { state, busy, turnOn } }: Pick<Props, 'own'>) {
  if (state === 'unsupported') return <p className={blocks.muted}>{m.notification_push_unsupported()}</p>;
  if (state === 'denied') return <p className={blocks.notice}>{m.notification_push_denied()}</p>;
  if (state !== 'off') return null;
  return (
    <p>
      <Button loading={busy} onClick={turnOn}>
        {m.notification_push_on()}
      </Button>
    </p>
  );
}

/** The browsers that display push notifications, each with its kinds. */
export function Devices({ devices, own, change, remove }: Props) {
  return (
    <>
      <ThisDevice own={own} />
      {devices.length === 0 && <p className={blocks.muted}>{m.notification_devices_none()}</p>}
      <Box component="ul" className={blocks.rows ?? ''} maw="40rem">
        {devices.map(({ id, device, wants, createdAt, mark }) => {
          const name = device || m.account_session_unknown();
          return (
            <li key={id} className={`${blocks.ends} ${blocks.middle}`}>
              <span className={blocks.grow}>
                {name}
                {mark === own.mark && <strong> · {m.notification_device_this()}</strong>}
                <br />
                <span className={blocks.note}>
                  {m.notification_device_since({ when: formatInstant(createdAt) })}
                </span>
              </span>
              <NativeSelect
                aria-label={m.notification_device_shows({ name })}
                value={wants}
                onChange={(event) =>
                  change(id, deviceWants.find((one) => one === event.currentTarget.value) ?? 'all')
                }
                data={deviceWants.map((value) => ({ value, label: wantWords[value]() }))}
              />
              <Button
                variant="default"
                aria-label={m.notification_device_remove_of({ name })}
                onClick={() => remove(id)}
              >
                {m.notification_device_remove()}
              </Button>
            </li>
          );
        })}
      </Box>
    </>
  );
}
