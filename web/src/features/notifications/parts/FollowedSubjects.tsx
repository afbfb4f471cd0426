import { Box, NativeSelect } from '@mantine/core';
import {
  type ChannelKinds,
  followedNotificationKinds,
  notificationChannels,
  onlyFinals,
} from '@rondelle/contracts/notifications/kinds.ts';
import type { NotificationSettingsOutput } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import blocks from '../../../ui/blocks.module.css';
import { KindTable } from './KindTable.tsx';

type FollowedSubject = NotificationSettingsOutput['followed'][number];
export type Choose = (subject: Pick<FollowedSubject, 'kind' | 'id'>, chosen: ChannelKinds | null) => void;
type Props = { subjects: readonly FollowedSubject[]; usual: ChannelKinds; choose: Choose };

const finals: ChannelKinds = { inApp: onlyFinals, push: onlyFinals, mail: onlyFinals };
const nothing: ChannelKinds = { inApp: [], push: [], mail: [] };
const same = (one: ChannelKinds, other: ChannelKinds): boolean =>
  notificationChannels.every(
    (channel) => [...one[channel]].sort().join() === [...other[channel]].sort().join(),
  );

const presets = ['usual', 'finals', 'nothing', 'own'] as const;
type Preset = (typeof presets)[number];
const presetOf = (own: ChannelKinds | null): Preset => {
  if (own === null) return 'usual';
  if (same(own, finals)) return 'finals';
  return same(own, nothing) ? 'nothing' : 'own';
};
const words: Readonly<Record<Preset, () => string>> = {
  usual: m.notification_preset_usual,
  finals: m.notification_preset_finals,
  nothing: m.notification_preset_nothing,
  own: m.notification_preset_own,
};

function Followed({ subject, usual, choose }: { subject: FollowedSubject } & Omit<Props, 'subjects'>) {
  const { name, path, own } = subject;
  const [isOwn, setOwn] = useState(false);
  const preset = isOwn ? 'own' : presetOf(own);
  const set = (chosen: Preset) => {
    setOwn(chosen === 'own');
    if (chosen === 'own') return;
    choose(subject, chosen === 'usual' ? null : chosen === 'finals' ? finals : nothing);
  };
  return (
    <li>
      <div className={`${blocks.ends} ${blocks.middle}`}>
        <Link href={path} className={blocks.grow}>
          {name}
        </Link>
        <NativeSelect
          aria-label={m.notification_settings_of({ name })}
          value={preset}
          onChange={(event) => set(presets.find((one) => one === event.currentTarget.value) ?? 'usual')}
          data={presets.map((value) => ({ value, label: words[value]() }))}
        />
      </div>
      {preset === 'own' && (
        <KindTable
          caption={m.notification_settings_of({ name })}
          kinds={followedNotificationKinds}
          chosen={own ?? usual}
          choose={(chosen) => choose(subject, chosen)}
        />
      )}
    </li>
  );
}

/** The followed teams, leagues and tournaments, each with the usual settings or its own. */
export function FollowedSubjects({ subjects, ...props }: Props) {
  if (subjects.length === 0) return <p>{m.notification_settings_nothing_followed()}</p>;
  return (
    <Box component="ul" className={blocks.rows ?? ''} maw="40rem">
      {subjects.map((subject) => (
        <Followed key={`${subject.kind} ${subject.id}`} subject={subject} {...props} />
      ))}
    </Box>
  );
}
