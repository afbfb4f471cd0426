import { currentStreak, inOrderOfPlay } from '../../views/games/form.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed, letterOf, outcomeOf, sideOf, winnerOf } from '../../views/games/result.ts';
import { gameCardOf, gameCardsOf } from '../outputs/game-card.ts';
import type { Names } from '../outputs/names.ts';

const limits = { form: 5, next: 3, meetings: 30 };

const isOff = ({ status }: GameRow): boolean => status === 'cancelled' || status === 'postponed';

/** A team's last and next games around a game. */
export const formOf = (teamId: number, game: GameRow, games: readonly GameRow[], names: Names) => {
  const next = games
    .filter(
      (one) =>
        (one.homeTeamId === teamId || one.awayTeamId === teamId) &&
        !isOff(one) &&
        one.gameId !== game.gameId &&
        inOrderOfPlay(one, game) > 0,
    )
    .toSorted(inOrderOfPlay)
    .slice(0, limits.next);
  const before = games
    .filter(
      (one) =>
        (one.homeTeamId === teamId || one.awayTeamId === teamId) &&
        isPlayed(one) &&
        one.gameId !== game.gameId &&
        inOrderOfPlay(one, game) < 0,
    )
    .toSorted(inOrderOfPlay);
  const { kind, length } = currentStreak(before, teamId);
  return {
    streak: { type: kind, length },
    team: names.team(teamId, game.seasonId),
    next: gameCardsOf(next, names),
    games: before
      .slice(-limits.form)
      .toReversed()
      .map((one) => ({
        ...gameCardOf(one, names),
        outcome: letterOf(outcomeOf(one, sideOf(one, teamId))),
      })),
  };
};

/** The other games of a game's two teams, the latest first, and who won them. */
export const headToHeadOf = (game: GameRow, meetings: readonly GameRow[], names: Names) => {
  const others = meetings.filter((one) => one.gameId !== game.gameId).sort(inOrderOfPlay);
  const winners = others.filter(isPlayed).map(winnerOf);
  const wins = (teamId: number | null) => winners.filter((winner) => winner === teamId).length;
  const teamOf = (id: number) => names.team(id, game.seasonId);
  const season = names.slugOfSeason(game.seasonId);
  return {
    path: names.paths.rivalry(season, teamOf(game.homeTeamId), teamOf(game.awayTeamId)),
    homeWins: wins(game.homeTeamId),
    awayWins: wins(game.awayTeamId),
    ties: wins(null),
    games: gameCardsOf(others.slice(-limits.meetings).toReversed(), names),
  };
};
