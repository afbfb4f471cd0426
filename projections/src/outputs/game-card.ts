import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { GameRow } from '../games/games.table.ts';
import { periods } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Side } from '../standings/result.ts';
import type { Names } from './names.ts';

const sideOf = (game: GameRow, side: Side, names: Names) => ({
  ...names.team(side === 'home' ? game.home_team_id : game.away_team_id, game.season_id),
  goals: side === 'home' ? game.home_goals : game.away_goals,
  fairPlay: side === 'home' ? game.home_fair_play : game.away_fair_play,
});

const competitionOf = (game: GameRow, names: Names): GameCard['competition'] => {
  if (game.league_id !== null) return { ...names.league(game.league_id), kind: 'league' };
  if (game.tournament_id !== null) return { ...names.tournament(game.tournament_id), kind: 'tournament' };
  return null;
};

export const gameCardOf = (game: GameRow, names: Names): GameCard => ({
  id: game.game_id,
  path: names.paths.game(names.slugOfSeason(game.season_id), game.game_id),
  date: game.date,
  time: game.time,
  venue: game.venue,
  city: game.city,
  status: game.status,
  stage: game.stage,
  group: game.group_name,
  decidedIn: game.decided_in,
  forfeitedBy: game.forfeited_by,
  period: periods.find((period) => String(period) === game.period) ?? null,
  confirmation: game.confirmation && { status: game.confirmation, by: game.confirmation_by },
  home: sideOf(game, 'home', names),
  away: sideOf(game, 'away', names),
  competition: competitionOf(game, names),
  category: names.category(game.category_id, game.season_id),
});

export const gameCardsOf = (games: readonly GameRow[], names: Names): GameCard[] =>
  games.map((game) => gameCardOf(game, names));
