import { decisions, forfeitSides } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../../paraglide/messages.js';
import { decisionWords } from '../../../ui/game-list/decision-words.ts';
import type { Ending } from './read-cell.ts';

const forfeitWords = {
  home: m.game_form_forfeit_home,
  away: m.game_form_forfeit_away,
  both: m.game_form_forfeit_both,
} as const;

type Choice = Ending & { readonly value: string; readonly label: () => string };
const choices: readonly Choice[] = [
  ...decisions.map((decision) => ({
    value: decision,
    label: () => decisionWords(decision),
    decidedIn: decision,
    forfeitedBy: '' as const,
  })),
  ...forfeitSides.map((side) => ({
    value: `forfeit-${side}`,
    label: forfeitWords[side],
    decidedIn: 'regulation' as const,
    forfeitedBy: side,
  })),
];

/** How a game can have ended, in one list: nobody wins in overtime by default. */
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
