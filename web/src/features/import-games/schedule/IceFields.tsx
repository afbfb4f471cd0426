import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { Answers } from '../../../lib/answers.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import formClasses from '../../../ui/form/form.module.css';
import classes from './schedule.module.css';
import blocks from '../../../ui/blocks.module.css';
import type { ScheduleState } from './use-schedule.ts';

/** From Monday on, as calendars here begin with the week of work. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

const dayName = (weekday: number, lang: 'fr' | 'en'): string =>
  new Date(Date.UTC(2024, 0, 7 + weekday)).toLocaleDateString(`${lang}-CA`, {
    weekday: 'short',
    timeZone: 'UTC',
  });

/** When and where there is ice: between two days, on days of the week, in each arena at its times. */
export function IceFields({ state, season }: { state: ScheduleState; season: Answers['season']['get'] }) {
  const { lang } = usePageLocation();
  const { settings, set, setIce } = state;
  const toggle = (at: number, weekday: number, is: boolean) => {
    const now = settings.ice[at]?.weekdays ?? [];
    setIce(at, { weekdays: is ? [...now, weekday] : now.filter((one) => one !== weekday) });
  };
  return (
    <Stack gap="sm">
      <div className={`${formClasses.pair} ${classes.narrow}`}>
        <DayInput
          label={m.schedule_from()}
          value={settings.from}
          choose={(from) => set({ from })}
          min={season.startsOn}
          max={season.endsOn}
        />
        <DayInput
          label={m.schedule_to()}
          value={settings.to}
          choose={(to) => set({ to })}
          min={season.startsOn}
          max={season.endsOn}
        />
      </div>
      <TextInput
        className={classes.narrow}
        label={m.schedule_without()}
        description={m.schedule_without_hint()}
        value={settings.without}
        maxLength={1_000}
        onChange={(event) => set({ without: event.currentTarget.value })}
      />
      {settings.ice.map((ice, at) => (
        <fieldset key={at} className={`${blocks.card} ${classes.ice}`}>
          <legend>{m.schedule_ice({ number: at + 1 })}</legend>
          <TextInput
            label={m.game_form_venue()}
            value={ice.venue}
            maxLength={120}
            onChange={(event) => setIce(at, { venue: event.currentTarget.value })}
          />
          <TextInput
            label={m.schedule_ice_times()}
            value={ice.times}
            maxLength={300}
            onChange={(event) => setIce(at, { times: event.currentTarget.value })}
          />
          <Group gap="sm">
            {weekdays.map((weekday) => (
              <Checkbox
                key={weekday}
                label={dayName(weekday, lang)}
                checked={ice.weekdays.includes(weekday)}
                onChange={(event) => toggle(at, weekday, event.currentTarget.checked)}
              />
            ))}
          </Group>
          {settings.ice.length > 1 && (
            <Group>
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => set({ ice: settings.ice.filter((_, place) => place !== at) })}
              >
                {m.schedule_ice_remove()}
              </Button>
            </Group>
          )}
        </fieldset>
      ))}
      {settings.ice.length < 20 && (
        <Group>
          <Button
            variant="default"
            onClick={() => set({ ice: [...settings.ice, { venue: '', weekdays: [0], times: '9:00' }] })}
          >
            {m.schedule_ice_add()}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
