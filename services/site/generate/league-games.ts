import { addDays, clockTime, eveningTime, iceTime, saturdaysOf, slugOf, weekdaysOf } from './calendar.ts';
import { allowsTies } from '@rondelle/contracts/competition/allows-ties.ts';
import type { GeneratedGame } from './game-row.ts';
import { baseRulesOf } from './league-rules.ts';
import type { Random } from './random.ts';
import { randomFor } from './random.ts';
import { type Endings, play } from './score.ts';
import type { League, Season, Team } from './world.ts';

/** Rounds per league; with an odd number of teams, each team sits out some of them. */
const rounds = 30;

/**
 * Circle method: every round pairs each team once. Each round, a team moves by one seat; teams in even seats play at
 * home, so that each team alternates. In the next cycle, the other team is at home.
 */
const pairsOf = (teams: readonly Team[], round: number): [Team, Team][] => {
  const seats: (Team | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const [fixed = null, ...others] = seats;
  const turn = round % others.length;
  const timesAround = Math.floor(round / others.length);
  const circle = [fixed, ...others.slice(turn), ...others.slice(0, turn)];
  return circle.slice(0, circle.length / 2).flatMap((first, i): [Team, Team][] => {
    const second = circle[circle.length - 1 - i];
    if (!first || !second) return [];
    const parity = i === 0 ? round : i + timesAround;
    return parity % 2 === 0 ? [[first, second]] : [[second, first]];
  });
};

/** Weekends of a category's tournaments, without league games. */
export const tournamentWeekends = (seed: number, category: string, startYear: number): number[] => {
  const random = randomFor(seed, 'weekends', category, startYear);
  return random.shuffled([8, 9, 10, 14, 16, 17, 18, 20, 21, 22]).slice(0, 4);
};

/** Returns the day of each round, spread evenly over the weekends. `lateRounds` rounds come after the last weekend. */
const roundDays = (weekends: readonly string[], lateRounds: number, random: Random): string[] => {
  const weekendOf = (round: number): number => Math.floor((round * weekends.length) / rounds);
  const last = weekends.at(-1) ?? '';
  return Array.from({ length: rounds }, (_, round) => {
    if (round >= rounds - lateRounds)
      return addDays(last, 28 + random.between(0, 1) + 7 * (round - rounds + lateRounds));
    const weekend = weekendOf(round);
    const saturday = weekends[weekend] ?? '';
    // If a weekend has two rounds, they are on different days.
    if (weekend === weekendOf(round + 1)) return saturday;
    const isSunday = weekend === weekendOf(round - 1) || random.chance(0.5);
    return isSunday ? addDays(saturday, 1) : saturday;
  });
};

const isSaturday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 6;

/**
 * Moves a game to a day near its round: for a Saturday up to four days earlier, for a Sunday up to one day later. The
 * ranges do not overlap, so no team plays twice on a day.
 */
const dayOfGame = (random: Random, day: string): string => {
  const chance = random.next();
  if (!isSaturday(day)) return chance < 0.7 ? day : addDays(day, 1);
  const daysBefore = [0.4, 0.58, 0.73, 0.865].filter((limit) => chance >= limit).length;
  return addDays(day, -daysBefore);
};

const timeOn = (random: Random, day: string): string => {
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return isWeekend ? iceTime(random.between(0, 25)) : eveningTime(random.between(0, 7));
};

export type Played = { readonly seed: number; readonly season: Season; readonly isLast: boolean };

const endingsIn = (category: League['category']): Endings => ({
  mayTie: allowsTies(baseRulesOf(category)),
  mayForfeit: true,
});

/** Yields all games of a league, about thirty per team. */
export function* leagueGames(league: League, { seed, season, isLast }: Played): Generator<GeneratedGame> {
  const { startYear } = season;
  const random = randomFor(seed, 'games', league.key);
  const excludedWeeks = new Set(tournamentWeekends(seed, league.category.key, startYear));
  const weekends = saturdaysOf(startYear).filter((_, week) => !excludedWeeks.has(week));
  const lateRounds = isLast && random.chance(0.3) ? 2 : 0;
  const days = roundDays(weekends, lateRounds, random);
  const teams = random.shuffled(league.teams);
  let number = 0;
  for (const [round, day] of days.entries()) {
    for (const [home, away] of pairsOf(teams, round)) {
      number += 1;
      const result = play(random, home, away, endingsIn(league.category));
      const date = dayOfGame(random, day);
      yield {
        key: `${league.key}-${number}`,
        season: slugOf(startYear),
        league: league.key,
        tournament: '',
        category: league.category.key,
        stage: 'regular',
        group: '',
        date,
        time: timeOn(random, date),
        venue: home.venue,
        city: home.city,
        home,
        away,
        result: round >= rounds - lateRounds ? null : result,
      };
    }
  }
}

/** Time of day of inter-league games on weekdays, in minutes since midnight, so that some game is live all day. */
const weekdayHours = { from: 7 * 60 + 20, to: 18 * 60 + 30 };

/** Returns date and time of one of `count` games, spread evenly over all weekdays of a season. */
const occasionOf = (number: number, count: number, weekdays: readonly string[]) => {
  const at = (number * weekdays.length) / count;
  const sinceFrom = (at % 1) * (weekdayHours.to - weekdayHours.from);
  const minutes = weekdayHours.from + Math.floor(sinceFrom / 5) * 5;
  return { date: weekdays[Math.floor(at)] ?? '', time: clockTime(minutes) };
};

/** Share of one category in the inter-league games of a season: every `step`-th, from `first`. */
export type Share = { readonly first: number; readonly step: number; readonly count: number };

/** How many pairs are tried when one of the teams already plays on that day. */
const pairsTried = 12;

/**
 * Yields games between neighbouring leagues of one category, so that their ratings become comparable. `isBusy` returns
 * whether a team already plays on a day.
 */
export function* interLeagueGames(
  leagues: readonly League[],
  { first, step, count }: Share,
  { seed, season }: Played,
  isBusy: (team: Team, day: string) => boolean,
): Generator<GeneratedGame> {
  const [{ category } = { category: null }] = leagues;
  if (!category || leagues.length < 2) return;
  const random = randomFor(seed, 'inter-league', category.key, season.startYear);
  const weekdays = weekdaysOf(season.startYear);
  const teams = leagues.map(({ teams: all }) => random.shuffled(all));
  let turn = 0;
  for (let number = 0; first + number * step < count; number += 1) {
    const { date, time } = occasionOf(first + number * step, count, weekdays);
    const [host = [], guest = []] = [teams[number % teams.length], teams[(number + 1) % teams.length]];
    const pair = (): [Team, Team] => [
      host[turn % host.length] as Team,
      guest[(turn * 3 + 1) % guest.length] as Team,
    ];
    let [home, away] = pair();
    for (let tried = 1; tried < pairsTried && (isBusy(home, date) || isBusy(away, date)); tried += 1) {
      turn += 1;
      [home, away] = pair();
    }
    turn += number % teams.length === teams.length - 1 ? 1 : 0;
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
      date,
      time,
      venue: home.venue,
      city: home.city,
      result: play(random, home, away, endingsIn(category)),
    };
  }
}
