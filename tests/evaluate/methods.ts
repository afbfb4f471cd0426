import {
  eloOverSeasons,
  eloWithMargin,
  homeTeamWins,
  krach,
  massey,
  myHockey,
  myHockeyWithoutBlowOuts,
  type PeerMethod,
} from '@rondelle/projections/computing/ratings/peers.ts';

/** The methods that our ratings are compared with. */
export const methods: Readonly<Record<string, PeerMethod>> = {
  MYHockey: myHockey,
  'MYHockey, no blow-outs': myHockeyWithoutBlowOuts,
  Massey: massey,
  KRACH: krach,
  'Elo with margin': eloWithMargin,
  'Elo over seasons': eloOverSeasons,
  'home team wins': homeTeamWins,
};
