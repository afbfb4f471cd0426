import { addDays, iceTime, saturdaysOf, slugOf } from './calendar.ts';
import type { Meeting } from './game-row.ts';
import type { Random } from './random.ts';
import { randomFor } from './random.ts';
import { play } from './score.ts';
import type { League, Season, Team } from './world.ts';

/** Rounds that every team plays in its league, less the rounds it sits out where the teams are odd. */
const rounds = 30;

/** The circle method: every round pairs each team once; home and away alternate. */
const pairsOf = (teams: readonly Team[], round: number): [Team, Team][] => {
  const seats: (Team | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const [fixed = null, ...others] = seats;
  const turn = round % others.length;
  const circle = [fixed, ...others.slice(turn), ...others.slice(0, turn)];
  return circle.slice(0, circle.length / 2).flatMap((first, i): [Team, Team][] => {
    const second = circle[circle.length - 1 - i];
    if (!first || !second) return [];
    return (round + i) % 2 === 0 ? [[first, second]] : [[second, first]];
  });
};

/** Weekends on which a category has its tournaments, and its leagues rest. */
export const tournamentWeekends = (seed: number, category: string, startYear: number): number[] => {
  const random = randomFor(seed, 'weekends', category, startYear);
  return random.shuffled([8, 9, 10, 14, 16, 17, 18, 20, 21, 22]).slice(0, 4);
};

const daysOf = (weekends: readonly string[]): string[] => {
  const perWeekend = Math.ceil(rounds / weekends.length);
  return weekends.flatMap((saturday) => [saturday, addDays(saturday, 1)].slice(0, perWeekend));
};

/** The day of each round, spread evenly; in the season that goes on, the last rounds of some leagues are to come. */
const roundDays = (weekends: readonly string[], lateRounds: number, random: Random): string[] => {
  const days = daysOf(weekends);
  const spread = Array.from(
    { length: rounds },
    (_, round) => days[Math.floor((round * days.length) / rounds)] ?? '',
  );
  const last = weekends.at(-1) ?? '';
  return spread.map((date, round) =>
    round >= rounds - lateRounds
      ? addDays(last, 28 + random.between(0, 1) + 7 * (round - rounds + lateRounds))
      : date,
  );
};

export type Played = { readonly seed: number; readonly season: Season; readonly isLast: boolean };

/** All games of a league: about thirty a team. */
export function* leagueGames(league: League, { seed, season, isLast }: Played): Generator<Meeting> {
  const { startYear } = season;
  const random = randomFor(seed, 'games', league.key);
  const rest = new Set(tournamentWeekends(seed, league.category.key, startYear));
  const weekends = saturdaysOf(startYear).filter((_, week) => !rest.has(week));
  const lateRounds = isLast && random.chance(0.3) ? 2 : 0;
  const days = roundDays(weekends, lateRounds, random);
  const teams = random.shuffled(league.teams);
  let number = 0;
  for (const [round, date] of days.entries()) {
    for (const [home, away] of pairsOf(teams, round)) {
      number += 1;
      const result = play(random, home, away, true);
      yield {
        key: `${league.key}-${number}`,
        season: slugOf(startYear),
        league: league.key,
        tournament: '',
        category: league.category.key,
        stage: 'regular',
        group: '',
        date,
        time: iceTime(random.between(0, 25)),
        venue: home.venue,
        city: home.city,
        home,
        away,
        result: round >= rounds - lateRounds ? null : result,
      };
    }
  }
}

/** Wednesday games between neighbouring leagues of one category, so that their ratings can be compared. */
export function* interLeagueGames(
  leagues: readonly League[],
  count: number,
  { seed, season }: Played,
): Generator<Meeting> {
  const [{ category } = { category: null }] = leagues;
  if (!category || leagues.length < 2) return;
  const random = randomFor(seed, 'inter-league', category.key, season.startYear);
  const weekends = saturdaysOf(season.startYear);
  const teams = leagues.map(({ teams: all }) => random.shuffled(all));
  for (let number = 0; number < count; number += 1) {
    const [host = [], guest = []] = [teams[number % teams.length], teams[(number + 1) % teams.length]];
    const turn = Math.floor(number / teams.length);
    const home = host[turn % host.length] as Team;
    const away = guest[(turn * 3 + 1) % guest.length] as Team;
    const week = Math.floor((number * weekends.length) / count);
    yield {
      key: `${leagues[0]?.key}-inter-${number + 1}`,
      season: slugOf(season.startYear),
      league: '',
      tournament: '',
      category: category.key,
      stage: 'regular',
      group: '',
      home,
      away,
      date: addDays(weekends[week] ?? '', 4),
      time: iceTime(20 + random.between(0, 5)),
      venue: home.venue,
      city: home.city,
      result: play(random, home, away, true),
    };
  }
}
