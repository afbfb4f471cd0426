import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../../views/standings/rows.fixture.ts';
import { ratingsOf } from '../../views/ratings/ratings.ts';
import { lastGamesOf } from './last-games.ts';

const someGames = fc
  .array(fc.tuple(fc.nat(5), fc.nat(4), fc.nat(9), fc.nat(9), fc.nat(27)), { minLength: 1, maxLength: 40 })
  .map((rows) =>
    rows.map(([home, step, homeGoals, awayGoals, day], index) =>
      score(index + 1, home + 1, `${homeGoals}-${awayGoals}`, ((home + 1 + step) % 6) + 1, {
        date: `2024-10-${String(day + 1).padStart(2, '0')}`,
      }),
    ),
  );

describe('the last games of a team', () => {
  const games = [
    score(1, 10, '3-1', 20, { date: '2024-10-01' }),
    score(2, 20, '2-1', 10, { date: '2024-10-05' }),
    score(3, 10, '9-0', 30, { date: '2024-10-06', forfeitedBy: 'away' }),
    score(4, 30, '1-1', 10, { date: '2024-10-08' }),
    score(5, 10, '4-3', 20, { date: '2024-10-08', time: '20:00', decidedIn: 'shootout' }),
    score(6, 20, '2-3', 30, { date: '2024-10-09' }),
    score(7, 10, '2-1', 30, { date: '2024-10-20', status: 'scheduled' }),
  ];
  const last = lastGamesOf(games, ratingsOf(games, 1, 1), 10);

  test('are the games that count for its ratings, latest first', () => {
    expect(last.map(({ game }) => game.gameId)).toEqual([5, 4, 2, 1]);
  });

  test('show the counted margin and the effects from the side of the team', () => {
    expect(last.map(({ margin }) => margin.counted)).toEqual([0, 0, -1, 2]);
    const [, , loss, win] = last;
    expect(loss?.margin.effect).toBeLessThan(0);
    expect(win?.margin.effect).toBeGreaterThan(0);
  });

  test('never have a negative effect on the results rating after a win, nor a positive one after a loss', () => {
    fc.assert(
      fc.property(someGames, (season) => {
        const ratings = ratingsOf(season, 1, 1);
        for (const { teamId } of ratings)
          for (const { game, results } of lastGamesOf(season, ratings, teamId)) {
            const [own, other] =
              game.homeTeamId === teamId
                ? [game.homeGoals ?? 0, game.awayGoals ?? 0]
                : [game.awayGoals ?? 0, game.homeGoals ?? 0];
            if (own > other) expect(results.effect).toBeGreaterThanOrEqual(0);
            if (own < other) expect(results.effect).toBeLessThanOrEqual(0);
          }
      }),
    );
  });

  test('are at most five, and none for a team without a rating', () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      score(at + 1, 10, '2-1', 20, { date: `2024-10-0${at + 1}` }),
    );
    expect(lastGamesOf(many, ratingsOf(many, 1, 1), 10)).toHaveLength(5);
    expect(lastGamesOf(many, ratingsOf(many, 1, 1), 99)).toEqual([]);
  });
});
