import { Button, Stack } from '@mantine/core';
import { textOfPlace } from '@rondelle/contracts/competition/bracket-places.ts';
import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import { m } from '../../paraglide/messages.js';
import { type NamedSlot, bracketPlaceName, slotName } from '../../ui/bracket/bracket-place-words.ts';
import { CityField } from '../../ui/form/CityField.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { Group } from '../../ui/fields/Group.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TimeField } from '../../ui/form/TimeField.tsx';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import { VenueField } from '../../ui/venue-field/VenueField.tsx';
import type { Nearby } from '../../ui/venue-field/venue-suggestions.ts';
import { type BracketValues, fieldOf, groupsIn, sides, teamsOf } from './bracket-values.ts';
import classes from '../../ui/form/form.module.css';

type Teams = ReturnType<typeof teamsOf>;
type Props = {
  form: FieldsOf<BracketValues>;
  slots: readonly NamedSlot[];
  slot: NamedSlot;
  teams: Teams;
  /** Slug of the season. */
  season: string;
  near: readonly Nearby[];
  remove: () => void;
};

/** Bracket places to choose from: ranks of groups, best of a rank, and winners and losers of the games before. */
const placesBefore = (slots: readonly NamedSlot[], slot: NamedSlot, teams: Teams): BracketPlace[] => {
  const groups = groupsIn(teams);
  const largest = Math.max(...groups.map(({ size }) => size));
  const ranks = Array.from({ length: largest }, (_, at) => at + 1);
  const before = slots.slice(0, slots.indexOf(slot));
  return [
    ...ranks.flatMap((rank) =>
      groups
        .filter(({ size }) => size >= rank)
        .map(({ name }) => ({ from: 'group' as const, group: name, rank })),
    ),
    ...(groups.length > 1
      ? ranks.flatMap((rank) =>
          groups.slice(1).map((_, at) => ({ from: 'best' as const, rank, nth: at + 1 })),
        )
      : []),
    ...before.map((one) => ({ from: 'winner' as const, slot: one.slot })),
    ...before.map((one) => ({ from: 'loser' as const, slot: one.slot })),
  ];
};

/** Fields of a game of the bracket: both places, date, time, venue and city; and the button that removes it. */
export function SlotFields({ form, slots, slot, teams, season, near, remove }: Props) {
  const places = placesBefore(slots, slot, teams);
  const named = places.map((place) => ({ value: textOfPlace(place), label: bracketPlaceName(place, slots) }));
  const byName = teams.map(({ id, name }) => ({
    value: textOfPlace({ from: 'team', teamId: id }),
    label: name,
  }));
  const options = [...named, ...byName];
  /** Adds the current value when the options no longer contain it, so that it stays selected. */
  const withCurrent = (value = '') =>
    value === '' || options.some((one) => one.value === value)
      ? options
      : [...options, { value, label: value }];
  const field = (name: Parameters<typeof fieldOf>[0]) => fieldOf(name, slot.slot);
  return (
    <Group legend={slotName(slot)}>
      <Stack gap="xs">
        {sides.map((side) => (
          <SelectField
            key={side}
            form={form}
            name={field(side)}
            label={side === 'home' ? m.field_home_team() : m.field_away_team()}
            empty={m.game_form_choose()}
            options={withCurrent(form.values[field(side)])}
          />
        ))}
      </Stack>
      <div className={classes.pair}>
        <DateField form={form} name={field('date')} label={m.field_date()} />
        <TimeField form={form} name={field('time')} label={m.field_time()} />
        <VenueField
          form={form}
          name={field('venue')}
          label={m.field_venue()}
          cityName={field('city')}
          season={season}
          near={near}
        />
        <CityField form={form} name={field('city')} label={m.field_city()} maxLength={120} />
      </div>
      <div>
        <Button variant="subtle" size="compact-md" onClick={remove}>
          {m.bracket_remove({ game: slotName(slot) })}
        </Button>
      </div>
    </Group>
  );
}
