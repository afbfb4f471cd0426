import {
  eloWithMargin,
  homeTeamWins,
  krach,
  massey,
  myHockey,
  myHockeyWithoutBlowOuts,
  type PeerMethod,
} from '@rondelle/projections/ratings/peers.ts';

/** The methods that ours is compared with. */
export const methods: Readonly<Record<string, PeerMethod>> = {
  MYHockey: myHockey,
  'MYHockey, no blow-outs': myHockeyWithoutBlowOuts,
  Massey: massey,
  KRACH: krach,
  'Elo with margin': eloWithMargin,
  'home team wins': homeTeamWins,
};
