import { forCountsPer, sideField } from '@rondelle/contracts/competition/result-counts.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { periods } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Side } from '../../views/games/result.ts';
import type { Names } from './names.ts';

const sideOf = (game: GameRow, side: Side, names: Names) => ({
  ...names.team(side === 'home' ? game.homeTeamId : game.awayTeamId, game.seasonId),
  goals: side === 'home' ? game.homeGoals : game.awayGoals,
  fairPlay: side === 'home' ? game.homeFairPlay : game.awayFairPlay,
  ...forCountsPer('team', (name) => game[sideField(side, name)]),
});

const competitionOf = (game: GameRow, names: Names): GameCard['competition'] => {
  if (game.leagueId !== null) return { ...names.league(game.leagueId), kind: 'league' };
  if (game.tournamentId !== null) return { ...names.tournament(game.tournamentId), kind: 'tournament' };
  return null;
};

export const gameCardOf = (game: GameRow, names: Names): GameCard => ({
  id: game.gameId,
  path: names.paths.game(names.slugOfSeason(game.seasonId), game.gameId),
  date: game.date,
  time: game.time,
  venue: game.venue,
  city: game.city,
  status: game.status,
  stage: game.stage,
  group: game.groupName,
  decidedIn: game.decidedIn,
  forfeitedBy: game.forfeitedBy,
  period: periods.find((period) => String(period) === game.period) ?? null,
  confirmation: game.confirmation && { status: game.confirmation, by: game.confirmationBy },
  ...forCountsPer('game', (name) => game[name]),
  home: sideOf(game, 'home', names),
  away: sideOf(game, 'away', names),
  competition: competitionOf(game, names),
  category: names.category(game.categoryId, game.seasonId),
});

export const gameCardsOf = (games: readonly GameRow[], names: Names): GameCard[] =>
  games.map((game) => gameCardOf(game, names));
