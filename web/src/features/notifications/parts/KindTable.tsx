import { Box, Checkbox } from '@mantine/core';
import '../../../ui/fields/styles.ts';
import {
  type ChannelKinds,
  notificationChannels,
  type NotificationChannel,
  type NotificationKind,
} from '@rondelle/contracts/notifications/kinds.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { channelWords, kindWords } from '../kind-words.ts';

type Props = {
  caption: string;
  kinds: readonly NotificationKind[];
  chosen: ChannelKinds;
  choose: (chosen: ChannelKinds) => void;
};

const toggled = (
  chosen: ChannelKinds,
  channel: NotificationChannel,
  kind: NotificationKind,
): ChannelKinds => ({
  ...chosen,
  [channel]: chosen[channel].includes(kind)
    ? chosen[channel].filter((one) => one !== kind)
    : [...chosen[channel], kind],
});

/** Table with a checkbox for each kind of notification and channel. */
export function KindTable({ caption, kinds, chosen, choose }: Props) {
  return (
    <Box component="table" className={blocks.figures ?? ''} data-centred maw="40rem">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.notification_settings_what()}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col">
              {channelWords[channel]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <Box component="th" scope="row" fw={400} style={{ textAlign: 'start' }}>
              {kindWords[kind]()}
            </Box>
            {notificationChannels.map((channel) => (
              <td key={channel}>
                <Checkbox
                  size="md"
                  display="inline-block"
                  checked={chosen[channel].includes(kind)}
                  onChange={() => choose(toggled(chosen, channel, kind))}
                  aria-label={`${kindWords[kind]()}, ${channelWords[channel]()}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
