import { Box, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import formClasses from '../../../ui/form/form.module.css';
import blocks from '../../../ui/blocks.module.css';
import { VenueInput } from '../../../ui/venue-field/VenueInput.tsx';
import { HomeTeams } from './HomeTeams.tsx';
import type { ScheduleState } from './use-schedule.ts';

/** Days of the week as `Date` numbers them, Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

const dayName = (weekday: number, lang: 'fr' | 'en'): string =>
  new Date(Date.UTC(2024, 0, 7 + weekday)).toLocaleDateString(`${lang}-CA`, {
    weekday: 'short',
    timeZone: 'UTC',
  });

type Ice = ScheduleState['settings']['ice'][number];
type IceProps = {
  ice: Ice;
  number: number;
  state: Pick<ScheduleState, 'teams' | 'near' | 'setCity'>;
  /** Slug of the season. */
  season: string;
  set: (change: Partial<Ice>) => void;
  remove: (() => void) | null;
};

/** One arena, its weekdays and times, and the teams with home games there. */
function IceOfArena({ ice, number, state, season, set, remove }: IceProps) {
  const { teams } = state;
  const { lang } = usePageLocation();
  const toggle = (weekday: number, is: boolean) =>
    set({ weekdays: is ? [...ice.weekdays, weekday] : ice.weekdays.filter((one) => one !== weekday) });
  return (
    <Stack component="fieldset" gap="0.5rem" className={blocks.card ?? ''}>
      <Box component="legend" fw={600} px="0.25rem">
        {m.schedule_ice({ number })}
      </Box>
      <Group align="flex-start" gap="0.5rem 1rem">
        <VenueInput
          season={season}
          near={state.near}
          value={ice.venue}
          type={(venue) => set({ venue })}
          choose={(venue) => {
            set({ venue: venue.name });
            state.setCity(venue);
          }}
          input={{ label: m.field_venue(), flex: '1 1 14rem' }}
        />
        <TextInput
          flex="1 1 14rem"
          label={m.schedule_ice_times()}
          value={ice.times}
          maxLength={300}
          onChange={(event) => set({ times: event.currentTarget.value })}
        />
      </Group>
      <Group gap="sm">
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            label={dayName(weekday, lang)}
            checked={ice.weekdays.includes(weekday)}
            onChange={(event) => toggle(weekday, event.currentTarget.checked)}
          />
        ))}
      </Group>
      {teams.length > 1 && (
        <HomeTeams teams={teams} chosen={ice.teams ?? []} choose={(chosen) => set({ teams: chosen })} />
      )}
      {remove && (
        <Group>
          <Button variant="subtle" size="compact-md" onClick={remove}>
            {m.schedule_ice_remove()}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Fields for the available ice: first and last day, days without games, and each arena’s weekdays and times. */
export function IceFields({ state, season }: { state: ScheduleState; season: Outputs['season']['get'] }) {
  const { settings, set, setIce } = state;
  return (
    <Stack gap="sm">
      <Box className={formClasses.pair ?? ''} maw="30rem">
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
      </Box>
      <TextInput
        maw="30rem"
        label={m.schedule_without()}
        description={m.schedule_without_hint()}
        value={settings.without}
        maxLength={1_000}
        onChange={(event) => set({ without: event.currentTarget.value })}
      />
      {settings.ice.map((ice, at) => (
        <IceOfArena
          key={at}
          ice={ice}
          number={at + 1}
          state={state}
          season={season.slug}
          set={(change) => setIce(at, change)}
          remove={
            settings.ice.length > 1
              ? () => set({ ice: settings.ice.filter((_, place) => place !== at) })
              : null
          }
        />
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
