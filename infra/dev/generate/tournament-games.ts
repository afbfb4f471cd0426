import type { Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { addDays, clockTime, saturdaysOf, slugOf } from './calendar.ts';
import type { Meeting } from './game-row.ts';
import { endOf } from './game-time.ts';
import { type Played, tournamentWeekends } from './league-games.ts';
import { tournamentName } from './names.ts';
import { type Random, randomFor } from './random.ts';
import { play } from './score.ts';
import type { League, Team } from './world.ts';

export type Tournament = {
  readonly key: string;
  readonly name: { readonly fr: string; readonly en: string };
  readonly category: string;
  readonly city: string;
  readonly venue: string;
  /** A Thursday; the final is played on Sunday. */
  readonly startsOn: string;
  readonly teams: readonly Team[];
};

const groupSize = 4;

/** Teams of a category's leagues, from all of them in turn. */
const invited = (random: Random, leagues: readonly League[], count: number): Team[] => {
  const lists = leagues.map(({ teams }) => random.shuffled(teams));
  const longest = Math.max(...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
  return inTurn.slice(0, count);
};

/** The tournament of some number in a season; one category, eight or sixteen teams. */
export const tournamentOf = (
  number: number,
  leagues: readonly League[],
  prefix: string,
  { seed, season }: Played,
): Tournament => {
  const { startYear } = season;
  const random = randomFor(seed, 'tournament', startYear, number);
  const category = (leagues[0] as League).category;
  const available = leagues.reduce((sum, { teams }) => sum + teams.length, 0);
  const teams = invited(random, leagues, available >= 24 && random.chance(0.5) ? 16 : 8);
  const host = teams[0] as Team;
  const week = random.pick(tournamentWeekends(seed, category.key, startYear));
  return {
    key: `${prefix}-tournament-${startYear}-${number}`,
    category: category.key,
    city: host.city,
    name: tournamentName(random, host.city, category.name),
    venue: host.venue,
    teams,
    startsOn: addDays(saturdaysOf(startYear)[week] ?? '', -2),
  };
};

/** Where a game stands in its tournament. */
type Place = {
  readonly stage: Stage;
  readonly group?: string;
  readonly dayOfPlay: number;
  readonly time: string;
  readonly knownFrom?: string;
};

type Line = { readonly team: Team; points: number; goals: number };

const groupGames = (teams: readonly Team[]): [Team, Team][] => {
  const [a, b, c, d] = teams as [Team, Team, Team, Team];
  return [
    [a, b],
    [c, d],
    [a, c],
    [b, d],
    [d, a],
    [b, c],
  ];
};

/** Points, then goal difference: enough to decide who goes on among teams that nobody follows. */
const best = (lines: readonly Line[]): Team[] =>
  [...lines].sort((a, b) => b.points - a.points || b.goals - a.goals).map(({ team }) => team);

/** When a knock-out round begins: its day of the tournament, and minutes since midnight. */
const knockOut = {
  'quarter-final': { dayOfPlay: 2, from: 17 * 60 + 30, apart: 30 },
  'semi-final': { dayOfPlay: 3, from: 9 * 60, apart: 60 },
  final: { dayOfPlay: 3, from: 15 * 60, apart: 0 },
} as const;
/** Group games of a day follow each other from eight o'clock on; a day has at most eight. */
const groupTime = (place: number): string => clockTime(8 * 60 + place * 60);
const gamesOfGroupADay = 2;

/** Plays a tournament: groups from Thursday to Saturday, then knock-out rounds that always have a winner. */
export function* tournamentGames(tournament: Tournament, { seed, season }: Played): Generator<Meeting> {
  const random = randomFor(seed, 'tournament-games', tournament.key);
  let number = 0;
  const meet = (
    home: Team,
    away: Team,
    { stage, group = '', dayOfPlay, time, knownFrom }: Place,
  ): Meeting => {
    number += 1;
    return {
      key: `${tournament.key}-${number}`,
      season: slugOf(season.startYear),
      league: '',
      tournament: tournament.key,
      category: tournament.category,
      stage,
      group,
      home,
      away,
      date: addDays(tournament.startsOn, dayOfPlay),
      time,
      venue: tournament.venue,
      city: tournament.city,
      result: play(random, home, away, stage === 'preliminary'),
      ...(knownFrom === undefined ? {} : { knownFrom }),
    };
  };
  const advancing: Team[][] = [];
  let lastEnd = '';
  const noteEnds = (games: readonly Meeting[]) => {
    for (const game of games) if (endOf(game) > lastEnd) lastEnd = endOf(game);
  };
  for (let from = 0; from < tournament.teams.length; from += groupSize) {
    const teams = tournament.teams.slice(from, from + groupSize);
    const lines = new Map(teams.map((team): [Team, Line] => [team, { team, points: 0, goals: 0 }]));
    const at = from / groupSize;
    const group = String.fromCharCode(65 + at);
    for (const [i, [home, away]] of groupGames(teams).entries()) {
      const dayOfPlay = Math.floor(i / gamesOfGroupADay);
      const time = groupTime(at * gamesOfGroupADay + (i % gamesOfGroupADay));
      const game = meet(home, away, { stage: 'preliminary', group, dayOfPlay, time });
      noteEnds([game]);
      count(lines.get(home) as Line, lines.get(away) as Line, game);
      yield game;
    }
    advancing.push(best([...lines.values()]).slice(0, 2));
  }
  // Winners of one group meet the second of the next.
  let round = advancing.flatMap(([first], i) => [
    first as Team,
    advancing[(i + 1) % advancing.length]?.[1] as Team,
  ]);
  while (round.length > 1) {
    const stage = round.length === 8 ? 'quarter-final' : round.length === 4 ? 'semi-final' : 'final';
    const { dayOfPlay, from, apart } = knockOut[stage];
    const knownFrom = lastEnd;
    const games: Meeting[] = [];
    for (let i = 0; i < round.length; i += 2) {
      const time = clockTime(from + (i / 2) * apart);
      games.push(meet(round[i] as Team, round[i + 1] as Team, { stage, dayOfPlay, time, knownFrom }));
    }
    noteEnds(games);
    yield* games;
    round = games.map(winner);
  }
}

const marginOf = ({ result }: Meeting): number => (result?.homeGoals ?? 0) - (result?.awayGoals ?? 0);
const winner = (game: Meeting): Team => (marginOf(game) > 0 ? game.home : game.away);

const count = (home: Line, away: Line, game: Meeting): void => {
  const margin = marginOf(game);
  home.points += margin > 0 ? 2 : margin === 0 ? 1 : 0;
  away.points += margin < 0 ? 2 : margin === 0 ? 1 : 0;
  home.goals += margin;
  away.goals -= margin;
};
