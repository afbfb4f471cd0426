import { formatDay } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import type { GameValues } from './game-values.ts';
import { namesIn } from './names-in.ts';

/** A game in a line, as it was typed: who, when, and the score where there is one. */
export const gameLabel = (values: GameValues): string => {
  const game = { ...namesIn(values), day: formatDay(values.date) };
  const { homeGoals, awayGoals } = values;
  return homeGoals === '' || awayGoals === ''
    ? m.outbox_game(game)
    : m.outbox_result({ ...game, homeGoals, awayGoals });
};
