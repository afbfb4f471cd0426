import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import type { GameValues } from './game-values.ts';
import { namesIn } from './names-in.ts';

/** Returns a typed game in one line: teams, date and, if present, the score. */
export const gameLabel = (values: GameValues): string => {
  const game = { ...namesIn(values), day: formatDay(values.date) };
  const { homeGoals, awayGoals } = values;
  return homeGoals === '' || awayGoals === ''
    ? m.outbox_game(game)
    : m.outbox_result({ ...game, homeGoals, awayGoals });
};
