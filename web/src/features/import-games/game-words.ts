import type { GameInQuestion, GameQuestion } from '@rondelle/contracts/competition/import-questions.ts';
import { formatDay, formatTime } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

type Game = Pick<GameInQuestion, 'date' | 'time' | 'home' | 'away' | 'homeGoals' | 'awayGoals'> &
  Partial<Pick<GameInQuestion, 'status'>>;

/** A game in one line: day, time, teams and score, or that it is postponed. */
export const gameWords = ({ date, time, home, away, homeGoals, awayGoals, status }: Game): string =>
  [
    formatDay(date),
    ...(time ? [formatTime(time)] : []),
    `${home} – ${away}`,
    ...(homeGoals === null || awayGoals === null ? [] : [`${homeGoals}\u00a0–\u00a0${awayGoals}`]),
    ...(status === 'postponed' ? [m.game_status_postponed()] : []),
  ].join(', ');

const whys = {
  swapped: m.import_asks_swapped,
  moved: m.import_asks_moved,
  time: m.import_asks_time,
  'no-time': m.import_asks_no_time,
  number: m.import_asks_number,
  'same-number': m.import_asks_same_number,
} as const;

export const whyWords = ({ why }: GameQuestion): string => whys[why]();
