import { Box, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type DigestTime, digestTimes } from '@rondelle/contracts/notifications/kinds.ts';
import type { NotificationSettingsOutput } from '@rondelle/contracts/notifications/notification.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

export type Settings = Pick<NotificationSettingsOutput, 'digest' | 'quiet' | 'hidesScores' | 'showsPresence'>;
type Props = { settings: Settings; choose: (settings: Settings) => void };

const digestWords: Readonly<Record<DigestTime, () => string>> = {
  never: m.notification_digest_never,
  daily: m.notification_digest_daily,
  weekly: m.notification_digest_weekly,
};
const night = { from: '22:00', to: '07:00' };

/** Settings of digests, quiet hours, hidden scores and presence. */
export function Timing({ settings, choose }: Props) {
  const { digest, quiet, hidesScores, showsPresence } = settings;
  const set = (change: Partial<Settings>) => choose({ digest, quiet, hidesScores, showsPresence, ...change });
  return (
    <Box className={blocks.grid ?? ''} maw="40rem">
      <NativeSelect
        label={m.notification_digest()}
        description={m.notification_digest_hint()}
        value={digest}
        onChange={(event) =>
          set({ digest: digestTimes.find((one) => one === event.currentTarget.value) ?? 'never' })
        }
        data={digestTimes.map((value) => ({ value, label: digestWords[value]() }))}
      />
      <Checkbox
        size="md"
        label={m.notification_quiet()}
        description={m.notification_quiet_hint()}
        checked={quiet !== null}
        onChange={(event) => set({ quiet: event.currentTarget.checked ? night : null })}
      />
      {quiet && (
        <div className={blocks.line}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              label={end === 'from' ? m.notification_quiet_from() : m.notification_quiet_to()}
              value={quiet[end]}
              onChange={(event) =>
                event.currentTarget.value && set({ quiet: { ...quiet, [end]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
      )}
      <Checkbox
        size="md"
        label={m.notification_hides_scores()}
        description={m.notification_hides_scores_hint()}
        checked={hidesScores}
        onChange={(event) => set({ hidesScores: event.currentTarget.checked })}
      />
      <Checkbox
        size="md"
        label={m.notification_shows_presence()}
        description={m.notification_shows_presence_hint()}
        checked={showsPresence}
        onChange={(event) => set({ showsPresence: event.currentTarget.checked })}
      />
    </Box>
  );
}
