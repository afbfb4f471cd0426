import type { SeasonChanges, SeasonRecord } from '@rondelle/contracts/competition/preview.outputs.ts';
import { m } from '../../paraglide/messages.js';

type Streak = Pick<SeasonChanges['streaks'][number], 'kind' | 'scope' | 'measure'>;
type Feat = SeasonChanges['feats'][number];

const longest = {
  winning: { season: m.preview_winning_season, allTime: m.preview_winning_all },
  losing: { season: m.preview_losing_season, allTime: m.preview_losing_all },
} as const;
const current = { winning: m.preview_winning_current, losing: m.preview_losing_current } as const;
export const streakWords = ({ kind, scope, measure }: Streak): string =>
  measure === 'current' ? current[kind]() : longest[kind][scope]();

const feats = {
  biggestWin: m.preview_biggest_win,
  highestScoring: m.preview_highest_scoring,
  shutouts: m.preview_shutouts,
} as const satisfies Record<Feat['feat'], () => string>;
const featsOfAll = {
  biggestWin: m.preview_biggest_win_all,
  highestScoring: m.preview_highest_scoring_all,
  shutouts: m.preview_shutouts_all,
} as const satisfies Record<Feat['feat'], () => string>;
export const featWords = ({ feat, scope }: Pick<Feat, 'feat' | 'scope'>): string =>
  (scope === 'allTime' ? featsOfAll : feats)[feat]();

const records = { ...feats, longestWinningStreak: m.preview_winning_streak } as const satisfies Record<
  SeasonRecord,
  () => string
>;
export const recordWords = (record: SeasonRecord): string => records[record]();
