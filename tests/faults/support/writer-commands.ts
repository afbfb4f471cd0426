import { hash } from 'node:crypto';
import type { GameCommand, LeagueCommand } from '@rondelle/contracts/competition/commands.ts';

/** The same id each time the same command is sent, from any process. */
const idOf = (writer: number, number: number): string => {
  const digits = hash('sha1', `writer ${writer} command ${number}`, 'hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};

const pairs = [
  [1, 3],
  [3, 5],
  [5, 1],
] as const;

const played = (game: number, home: number) => ({
  homeGoals: home % 9,
  awayGoals: game % 4,
  decidedIn: 'regulation' as const,
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
});

const fixtureOf = (game: number) => {
  const [homeTeamId, awayTeamId] = pairs[game % 3] ?? pairs[0];
  return {
    key: null,
    categoryId: 1,
    leagueId: 11,
    tournamentId: null,
    stage: 'regular' as const,
    group: null,
    homeTeamId,
    awayTeamId,
    date: `2021-11-${10 + (game % 18)}`,
    time: null,
    venue: null,
    city: null,
  };
};

/**
 * The n-th command of a writer, on the league and teams with which every history begins. In turns: a game is recorded,
 * corrected, deleted and restored, and the league, which all writers share, is renamed.
 */
export const commandAt = (writer: number, number: number): GameCommand | LeagueCommand => {
  const commandId = idOf(writer, number);
  const game = Math.floor(number / 5);
  const ids = { commandId, gameId: writer * 1_000_000 + game + 1, seasonId: 1 };
  const reason = 'other' as const;
  switch (number % 5) {
    case 0:
      return { type: 'RecordGame', ...ids, ...fixtureOf(game), ...played(game, game) };
    case 1:
      return { type: 'CorrectResult', ...ids, ...played(game, game + 1), reason };
    case 2:
      return { type: 'DeleteGame', ...ids, reason };
    case 3:
      return { type: 'RestoreGame', ...ids };
    default: {
      const name = `Ligue ${writer}-${number}`;
      return { type: 'RenameLeague', commandId, leagueId: 11, seasonId: 1, name: { fr: name, en: name } };
    }
  }
};
