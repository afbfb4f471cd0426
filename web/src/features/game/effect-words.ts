import type { GameEffectOutput } from '@rondelle/contracts/competition/game-effect.ts';
import { formatOrdinal } from '../../lib/format/ordinal.ts';
import { m } from '../../paraglide/messages.js';

type Feat = GameEffectOutput['feats'][number];
type KnockOut = GameEffectOutput['knockOut'][number];

const knockOutWords = {
  winner: m.game_knock_out_winner,
  finalist: m.game_knock_out_finalist,
  third: m.game_knock_out_third,
  fourth: m.game_knock_out_fourth,
  on: m.game_knock_out_on,
  out: m.game_knock_out_out,
} as const satisfies Record<KnockOut['effect'], () => string>;

const featWords = {
  winning: m.game_feat_winning,
  losing: m.game_feat_losing,
  winningEnded: m.game_feat_winning_ended,
  losingEnded: m.game_feat_losing_ended,
  shutout: ({ count }) => m.game_feat_shutout({ ordinal: formatOrdinal(count) }),
  biggestWin: m.game_feat_biggest_win,
  highestScoring: m.game_feat_highest_scoring,
} as const satisfies Record<Feat['feat'], (input: { count: number }) => string>;

/** Returns what a game meant for its teams, one sentence each: knock-out rounds first, then streaks and feats. */
export const effectWords = ({
  knockOut,
  feats,
}: Pick<GameEffectOutput, 'knockOut' | 'feats'>): readonly string[] => [
  ...knockOut.map(({ team, effect }) =>
    m.game_effect_of_team({ team: team.name, effect: knockOutWords[effect]() }),
  ),
  ...feats.map(({ team, feat, value }) =>
    m.game_effect_of_team({ team: team.name, effect: featWords[feat]({ count: value }) }),
  ),
];
