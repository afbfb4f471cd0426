import { placeOf, textOfPlace } from '@rondelle/contracts/competition/bracket-places.ts';
import type { PlannedSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import { stages, type Stage } from '@rondelle/contracts/competition/lists.ts';
import { listIn, listText } from '../../ui/form/lists.ts';
import { presetBracket } from './bracket-presets.ts';
import type { SeededGroup } from './bracket-seeds.ts';

/** Form values by field name. The field names of a game end with its code: `home-QF1`. */
export type BracketValues = Readonly<Record<string, string>>;
export type Field = 'home' | 'away' | 'date' | 'time' | 'venue' | 'city';
export const sides = ['home', 'away'] as const;
export const fieldOf = (field: Field, slot: string): string => `${field}-${slot}`;

type Team = CurrentTournament['teams'][number];
export const teamsOf = ({ teams }: Pick<CurrentTournament, 'teams'>, categoryId: number): readonly Team[] =>
  teams.filter((team) => team.categoryId === categoryId);

/** The groups of a category, sorted by name, with their number of teams. Without groups: one table, named null. */
export const groupsIn = (teams: readonly Team[]): readonly SeededGroup[] => {
  const named = [...Map.groupBy(teams, ({ group }) => group || null)]
    .map(([name, all]) => ({ name, size: all.length }))
    .filter(({ name }) => name !== null)
    .sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
  return named.length > 0 ? named : [{ name: null, size: teams.length }];
};

/** The games in the form, each with its round. */
export const slotsIn = (values: BracketValues): readonly { readonly slot: string; readonly stage: Stage }[] =>
  listIn(values['slots']).flatMap((text) => {
    const [slot = '', name = ''] = text.split(':');
    const stage = stages.find((one) => one === name);
    return stage ? [{ slot, stage }] : [];
  });

const valuesOfSlots = (slots: readonly PlannedSlot[]): BracketValues =>
  Object.fromEntries([
    ['slots', listText(slots.map(({ slot, stage }) => `${slot}:${stage}`))],
    ...slots.flatMap(({ slot, home, away, date, time, venue, city }) => [
      [fieldOf('home', slot), textOfPlace(home)],
      [fieldOf('away', slot), textOfPlace(away)],
      [fieldOf('date', slot), date],
      [fieldOf('time', slot), time ?? ''],
      [fieldOf('venue', slot), venue ?? ''],
      [fieldOf('city', slot), city ?? ''],
    ]),
  ]);

type Days = { readonly startsOn: string; readonly endsOn: string };
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/**
 * Form values of a preset. Semi-finals and finals are on the last day of the tournament; earlier rounds are on the
 * day before, or on the last day when the tournament has only one.
 */
export const presetValues = (
  groups: readonly SeededGroup[],
  count: number,
  extras: { readonly hasBronze: boolean; readonly hasConsolation: boolean },
  { startsOn, endsOn }: Days,
): BracketValues => {
  const { hasBronze, hasConsolation } = extras;
  const names = groups.map(({ name }) => name);
  const sizeOf = (group: string | null) => groups.find(({ name }) => name === group)?.size ?? 0;
  const early = [dayBefore(endsOn), startsOn].toSorted()[1] ?? endsOn;
  return valuesOfSlots(
    presetBracket(names, count, hasBronze, { hasConsolation, sizeOf }).map((slot) => ({
      ...slot,
      date: slot.stage === 'round-of-16' || slot.stage === 'quarter-final' ? early : endsOn,
      time: null,
      venue: null,
      city: null,
    })),
  );
};

/**
 * Initial values: the category's current bracket. Without one, a team plays as many group games as are scheduled at
 * most, or a round robin in the smallest group.
 */
export const bracketValues = (tournament: CurrentTournament, categoryId: number): BracketValues => {
  const drawn = tournament.brackets.find((one) => one.categoryId === categoryId);
  const most = tournament.groupGames.find((one) => one.categoryId === categoryId)?.most;
  const smallest = Math.min(...groupsIn(teamsOf(tournament, categoryId)).map(({ size }) => size));
  return {
    categoryId: String(categoryId),
    size: '',
    bronze: 'yes',
    consolation: 'no',
    groupGames: String(drawn?.groupGames ?? most ?? Math.max(1, smallest - 1)),
    ...valuesOfSlots(drawn?.slots ?? []),
    revision: tournament.revision,
  };
};

/** Input of the mutation. Skips games without both places, which `checkBracket` reports as field errors. */
export const bracketIn = (values: BracketValues) => ({
  categoryId: Number(values['categoryId']),
  groupGames: Number(values['groupGames']),
  ifRevision: values['revision'] ?? '',
  slots: slotsIn(values).flatMap(({ slot, stage }): PlannedSlot[] => {
    const text = (field: Field) => values[fieldOf(field, slot)]?.trim() ?? '';
    const [home, away] = [placeOf(text('home')), placeOf(text('away'))];
    if (!home || !away) return [];
    const place = { venue: text('venue') || null, city: text('city') || null };
    return [{ slot, stage, home, away, date: text('date'), time: text('time') || null, ...place }];
  }),
});

/** The games of the bracket once all have both places; none before, because the input omits games that lack a place. */
export const wholeBracket = (values: BracketValues): readonly PlannedSlot[] => {
  const { slots } = bracketIn(values);
  return slots.length === slotsIn(values).length ? slots : [];
};
