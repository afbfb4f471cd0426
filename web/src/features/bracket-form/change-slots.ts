import { textOfPlace } from '@rondelle/contracts/competition/bracket-places.ts';
import type { Stage } from '@rondelle/contracts/competition/lists.ts';
import { listText } from '../../ui/form/lists.ts';
import { type BracketValues, fieldOf, sides, slotsIn } from './bracket-values.ts';

/** Rounds in the order of their games: a game names only games before it. */
export const knockOutStages = [
  'tie-breaker',
  'round-of-16',
  'quarter-final',
  'semi-final',
  'consolation',
  'relegation',
  'bronze',
  'final',
] as const satisfies readonly Stage[];
export type KnockOutStage = (typeof knockOutStages)[number];

const codes = {
  'tie-breaker': 'T',
  'round-of-16': 'R',
  'quarter-final': 'QF',
  'semi-final': 'SF',
  consolation: 'C',
  relegation: 'L',
  bronze: 'BR',
  final: 'F',
} as const satisfies Record<KnockOutStage, string>;

type Slots = ReturnType<typeof slotsIn>;
const textOf = (slots: Slots): string => listText(slots.map(({ slot, stage }) => `${slot}:${stage}`));
const turnOf = (stage: Stage): number => knockOutStages.findIndex((one) => one === stage);

/** Adds a game without teams to a round, after the round’s other games. The bracket is then no longer a preset. */
export const withSlot = (values: BracketValues, stage: KnockOutStage, date: string): BracketValues => {
  const slots = slotsIn(values);
  const usedCodes = new Set(slots.map(({ slot }) => slot));
  const numbers = Array.from({ length: slots.length + 1 }, (_, at) => `${codes[stage]}${at + 1}`);
  const slot = numbers.find((code) => !usedCodes.has(code)) ?? codes[stage];
  const after = slots.findIndex((one) => turnOf(one.stage) > turnOf(stage));
  const at = after === -1 ? slots.length : after;
  const blank = (['home', 'away', 'time', 'venue', 'city'] as const).map((field) => [
    fieldOf(field, slot),
    '',
  ]);
  return {
    size: '',
    slots: textOf(slots.toSpliced(at, 0, { slot, stage })),
    ...Object.fromEntries(blank),
    [fieldOf('date', slot)]: date,
  };
};

/** Removes a game. Places of its winner and its loser in other games have to be chosen again. */
export const withoutSlot = (values: BracketValues, slot: string): BracketValues => {
  const slots = slotsIn(values).filter((one) => one.slot !== slot);
  const its = new Set((['winner', 'loser'] as const).map((from) => textOfPlace({ from, slot })));
  const fields = slots.flatMap((one) => sides.map((side) => fieldOf(side, one.slot)));
  const cleared = fields.filter((name) => its.has(values[name] ?? '')).map((name) => [name, '']);
  return { size: '', slots: textOf(slots), ...Object.fromEntries(cleared) };
};
