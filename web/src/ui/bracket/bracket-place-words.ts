import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import type { Stage } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { stageName } from '../game-words/stage-name.ts';

export type NamedSlot = { readonly slot: string; readonly stage: Stage; readonly number: number };
type Place = Exclude<BracketPlace, { from: 'team' }> | { readonly from: 'team' };

/** Rounds with one game need no number. */
const single: ReadonlySet<Stage> = new Set(['final', 'bronze', 'relegation']);

/** Names a slot: « Demi-finale 2 ». */
export const slotName = ({ stage, number }: NamedSlot): string =>
  single.has(stage) && number === 1 ? stageName(stage) : `${stageName(stage)} ${number}`;

/** Adds to each planned game its number within its round. */
export const numbered = <S extends { readonly stage: Stage }>(
  slots: readonly S[],
): (S & { readonly number: number })[] =>
  slots.map((slot, at) => ({
    ...slot,
    number: 1 + slots.slice(0, at).filter(({ stage }) => stage === slot.stage).length,
  }));

/** Names a bracket place: « Rang 1, groupe A », « Gagnant : demi-finale 2 ». */
export const bracketPlaceName = (place: Place, slots: readonly NamedSlot[]): string => {
  switch (place.from) {
    case 'group':
      return place.group === null
        ? m.bracket_place_rank({ rank: place.rank })
        : m.bracket_place_group({ rank: place.rank, group: place.group });
    case 'best':
      return m.bracket_place_best({ rank: place.rank, nth: place.nth });
    case 'winner':
    case 'loser': {
      const slot = slots.find((one) => one.slot === place.slot);
      const name = slot ? slotName(slot) : place.slot;
      const game = name.charAt(0).toLowerCase() + name.slice(1);
      return place.from === 'winner' ? m.bracket_place_winner({ game }) : m.bracket_place_loser({ game });
    }
    case 'team':
      return '';
  }
};
