import { Checkbox } from '@mantine/core';
import '../../../ui/form/styles.ts';
import {
  type ChannelKinds,
  notificationChannels,
  type NotificationChannel,
  type NotificationKind,
} from '@rondelle/contracts/notifications/kinds.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { channelWords, kindWords } from '../kind-words.ts';
import classes from '../notifications.module.css';

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

/** Which news over which channel: a box for each. */
export function KindTable({ caption, kinds, chosen, choose }: Props) {
  return (
    <table className={`${blocks.words} ${classes.kinds}`}>
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
            <th scope="row">{kindWords[kind]()}</th>
            {notificationChannels.map((channel) => (
              <td key={channel}>
                <Checkbox
                  size="md"
                  checked={chosen[channel].includes(kind)}
                  onChange={() => choose(toggled(chosen, channel, kind))}
                  aria-label={`${kindWords[kind]()}, ${channelWords[channel]()}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
