import { isDeepStrictEqual } from 'node:util';
import type { PlainGame } from './plain-game.ts';
import { cardWith, type Kind, partsOf } from './plain-parts.ts';

const ofGame = {
  occasion: ['date', 'time', 'venue', 'city'],
  placement: ['stage', 'group'],
  teams: ['homeTeamId', 'awayTeamId'],
};

export const game: Kind<PlainGame> = {
  parts: ({ card, state, score, live, confirmation, inTheBin }) => {
    const result = { state, score, live };
    return {
      there: !inTheBin,
      off: state === 'cancelled' || state === 'postponed' ? state : false,
      ...partsOf(ofGame, card),
      result,
      confirmation,
    };
  },
  putBack: (now, before, changed, by) => {
    const { state, score, live } = changed.includes('result') ? before : now;
    // A restored result of other teams does not get its confirmation back.
    const isNewResult = ['result', 'teams', 'there'].some((name) => changed.includes(name));
    const isConfirmedNow = changed.includes('confirmation');
    const confirmation = isConfirmedNow ? before.confirmation : now.confirmation;
    const isWrittenNow = changed.includes('teams') || changed.includes('result');
    return {
      card: cardWith(ofGame, [now.card, before.card], changed),
      state,
      score,
      live,
      confirmation: isNewResult ? null : confirmation,
      writtenBy: isWrittenNow && score ? by : now.writtenBy,
      spokenBy: isNewResult || !confirmation ? null : isConfirmedNow ? by : now.spokenBy,
      inTheBin: false,
    };
  },
  refusal: (now, _before, changed, by) =>
    isDeepStrictEqual(changed, ['confirmation']) && by === now.writtenBy ? 'game/own-result' : null,
};
