import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import type { Stage } from '@rondelle/contracts/competition/lists.ts';
import { formatTeamOrdinal } from '../../lib/format/ordinal.ts';
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

/** « 1re du groupe A »; a tournament with a single group has no group's name. */
export const groupRank = (group: string | null, rank: number): string => {
  const ordinal = formatTeamOrdinal(rank);
  return group === null
    ? m.bracket_place_rank({ rank: ordinal })
    : m.bracket_place_group({ rank: ordinal, group });
};

/** Names a bracket place: « 1re du groupe A », « Gagnante de la demi-finale 2 ». */
export const bracketPlaceName = (place: Place, slots: readonly NamedSlot[]): string => {
  switch (place.from) {
    case 'group':
      return groupRank(place.group, place.rank);
    case 'best':
      return m.bracket_place_best({ rank: place.rank, nth: place.nth });
    case 'winner':
    case 'loser': {
      const slot = slots.find((one) => one.slot === place.slot);
      const name = slot ? slotName(slot) : place.slot;
      const words = { game: name.charAt(0).toLowerCase() + name.slice(1), stage: slot?.stage ?? '' };
      return place.from === 'winner' ? m.bracket_place_winner(words) : m.bracket_place_loser(words);
    }
    case 'team':
      return '';
  }
};
