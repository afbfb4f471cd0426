import { Radio, Stack } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import { Note } from '../../../ui/note/Note.tsx';
import type { ScheduleState } from './use-schedule.ts';

/** Lists the league’s games on the site, with the choice to replace or add to the upcoming ones. */
export function Standing({ state }: { state: ScheduleState }) {
  const { standing, settings, set } = state;
  const { toCome, played } = standing;
  if (toCome.length + played.length === 0) return null;
  return (
    <Note>
      <p>{m.schedule_standing({ count: toCome.length + played.length })}</p>
      {toCome.length > 0 && (
        <Radio.Group
          label={m.schedule_standing_to_come({ count: toCome.length })}
          value={settings.standing ?? 'replace'}
          onChange={(chosen) => set({ standing: chosen === 'add' ? 'add' : 'replace' })}
        >
          <Stack gap="xs" pt="0.25rem">
            <Radio value="replace" label={m.schedule_standing_replace()} />
            <Radio value="add" label={m.schedule_standing_add()} />
          </Stack>
        </Radio.Group>
      )}
      {played.length > 0 && settings.standing !== 'add' && (
        <p>{m.schedule_standing_played({ count: played.length })}</p>
      )}
    </Note>
  );
}
