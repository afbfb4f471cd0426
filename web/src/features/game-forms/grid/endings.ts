import { decisions, forfeitSides } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../../paraglide/messages.js';
import type { Ending } from '../../../lib/cells/read-cell.ts';

// Short texts, because the column is narrow.
const words = {
  regulation: m.grid_in_regulation,
  overtime: m.grid_in_overtime,
  shootout: m.grid_in_shootout,
  home: m.grid_forfeit_home,
  away: m.grid_forfeit_away,
  both: m.grid_forfeit_both,
} as const;

type Choice = Ending & { readonly value: string; readonly label: () => string };
const choices: readonly Choice[] = [
  ...decisions.map((decision) => ({
    value: decision,
    label: words[decision],
    decidedIn: decision,
    forfeitedBy: '' as const,
  })),
  ...forfeitSides.map((side) => ({
    value: `forfeit-${side}`,
    label: words[side],
    decidedIn: 'regulation' as const,
    forfeitedBy: side,
  })),
];

/** Returns decisions and forfeits in one list, since a forfeit has no overtime or shootout. */
export const endingOptions = () => choices.map(({ value, label }) => ({ value, label: label() }));

export const endingValue = ({ decidedIn, forfeitedBy }: Ending): string =>
  forfeitedBy ? `forfeit-${forfeitedBy}` : decidedIn;

export const endingOf = (value: string): Ending => {
  const { decidedIn, forfeitedBy } = choices.find((choice) => choice.value === value) ?? {
    decidedIn: 'regulation',
    forfeitedBy: '',
  };
  return { decidedIn, forfeitedBy };
};
