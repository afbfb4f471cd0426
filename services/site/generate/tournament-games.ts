import type { Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { addDays, clockTime, saturdaysOf, slugOf } from './calendar.ts';
import type { GeneratedGame } from './game-row.ts';
import { endOf } from './game-time.ts';
import { type Played, tournamentWeekends } from './league-games.ts';
import { tournamentName } from './names.ts';
import { rankedTeams } from './group-ranks.ts';
import { type Random, randomFor } from './random.ts';
import { play } from './score.ts';
import { crossings, groupName, groupSize, knockOutTime, stageOf } from './tournament-bracket.ts';
import type { League, Team } from './world.ts';

export type Tournament = {
  readonly key: string;
  readonly name: { readonly fr: string; readonly en: string };
  readonly category: string;
  readonly city: string;
  readonly venue: string;
  /** A Thursday; the final is on Sunday. */
  readonly startsOn: string;
  readonly teams: readonly Team[];
};

/** Picks teams from all leagues of a category in turn. */
const invited = (random: Random, leagues: readonly League[], count: number): Team[] => {
  const lists = leagues.map(({ teams }) => random.shuffled(teams));
  const longest = Math.max(...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
  return inTurn.slice(0, count);
};

/** Creates the nth tournament of a season: one category, eight or sixteen teams. */
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

/** Stage and time of a game in its tournament. */
type Place = {
  readonly stage: Stage;
  readonly group?: string;
  readonly dayOfPlay: number;
  readonly time: string;
  readonly knownFrom?: string;
};

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

/** Group games start at 8:00, one per hour, at most eight a day. */
const groupTime = (place: number): string => clockTime(8 * 60 + place * 60);
const gamesOfGroupADay = 2;
const advancingPerGroup = 2;

/**
 * Yields the games of a tournament: groups from Thursday to Saturday, then knock-out games, which always have a winner.
 */
export function* tournamentGames(tournament: Tournament, { seed, season }: Played): Generator<GeneratedGame> {
  const random = randomFor(seed, 'tournament-games', tournament.key);
  let number = 0;
  const meet = (
    home: Team,
    away: Team,
    { stage, group = '', dayOfPlay, time, knownFrom }: Place,
  ): GeneratedGame => {
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
      result: play(random, home, away, {
        mayTie: stage === 'preliminary',
        mayForfeit: stage === 'preliminary',
      }),
      ...(knownFrom === undefined ? {} : { knownFrom }),
    };
  };
  /** Replays a group whose qualifying teams are tied, so that its table alone determines their ranks. */
  const playGroup = (teams: readonly Team[], at: number) => {
    const first = number;
    for (;;) {
      number = first;
      const played = groupGames(teams).map(([home, away], i) => {
        const dayOfPlay = Math.floor(i / gamesOfGroupADay);
        const time = groupTime(at * gamesOfGroupADay + (i % gamesOfGroupADay));
        return meet(home, away, { stage: 'preliminary', group: groupName(at), dayOfPlay, time });
      });
      const ranked = rankedTeams(teams, played, advancingPerGroup);
      if (ranked) return { played, ranked };
    }
  };
  const advancing: Team[][] = [];
  let lastEnd = '';
  const recordEnds = (games: readonly GeneratedGame[]) => {
    for (const game of games) if (endOf(game) > lastEnd) lastEnd = endOf(game);
  };
  for (let from = 0; from < tournament.teams.length; from += groupSize) {
    const teams = tournament.teams.slice(from, from + groupSize);
    const at = from / groupSize;
    const games = playGroup(teams, at);
    recordEnds(games.played);
    yield* games.played;
    advancing.push(games.ranked.slice(0, advancingPerGroup));
  }
  let round = crossings(advancing.length).flatMap(([first, second]) => [
    advancing[first]?.[0] as Team,
    advancing[second]?.[1] as Team,
  ]);
  while (round.length > 1) {
    const stage = stageOf(round.length);
    const knownFrom = lastEnd;
    const games: GeneratedGame[] = [];
    for (let i = 0; i < round.length; i += 2) {
      const when = knockOutTime(stage, i / 2);
      games.push(meet(round[i] as Team, round[i + 1] as Team, { stage, ...when, knownFrom }));
    }
    recordEnds(games);
    yield* games;
    round = games.map(winner);
  }
}

const marginOf = ({ result }: GeneratedGame): number => (result?.homeGoals ?? 0) - (result?.awayGoals ?? 0);
const winner = (game: GeneratedGame): Team => (marginOf(game) > 0 ? game.home : game.away);
