import type { BracketInfo, PlaceInfo } from '@rondelle/importer/dataset-bracket.ts';
import { addDays, clockTime } from './calendar.ts';

type Planned = {
  readonly key: string;
  readonly category: string;
  readonly city: string;
  readonly venue: string;
  readonly startsOn: string;
  readonly teams: readonly unknown[];
};
export type KnockOutStage = 'quarter-final' | 'semi-final' | 'final';

export const groupSize = 4;
/** Each two teams of a group play each other once. */
const gamesInGroup = (groupSize * (groupSize - 1)) / 2;

/** Start of a knock-out round: its day of the tournament, and minutes since midnight. */
const rounds = {
  'quarter-final': { code: 'QF', dayOfPlay: 2, from: 17 * 60 + 30, apart: 30 },
  'semi-final': { code: 'SF', dayOfPlay: 3, from: 9 * 60, apart: 60 },
  final: { code: 'F', dayOfPlay: 3, from: 15 * 60, apart: 0 },
} as const;

export const stageOf = (teams: number): KnockOutStage =>
  teams === 8 ? 'quarter-final' : teams === 4 ? 'semi-final' : 'final';

/** Time of a game of a round, by its turn. */
export const knockOutTime = (stage: KnockOutStage, turn: number) => {
  const { dayOfPlay, from, apart } = rounds[stage];
  return { dayOfPlay, time: clockTime(from + turn * apart) };
};

export const groupName = (at: number): string => String.fromCharCode(65 + at);

/**
 * The winner and the second of each first game, by group: neighbours cross, and each group has one team in either half
 * (A1–B2, C1–D2; B1–A2, D1–C2), so that two of a group meet only in the final.
 */
export const crossings = (groups: number): readonly (readonly [number, number])[] => {
  const all = Array.from({ length: groups }, (_, at) => at);
  return [...all.filter((at) => at % 2 === 0), ...all.filter((at) => at % 2 === 1)].map((at) => [at, at ^ 1]);
};

const firstPlaces = (groups: number): PlaceInfo[] =>
  crossings(groups).flatMap(([winner, second]): PlaceInfo[] => [
    { from: 'group', group: groupName(winner), rank: 1 },
    { from: 'group', group: groupName(second), rank: 2 },
  ]);

/** The knock-out rounds as they are planned before anybody has played: the same games that are played later. */
export const bracketOf = (tournament: Planned): BracketInfo => {
  const { key, category, city, venue, startsOn, teams } = tournament;
  const groups = teams.length / groupSize;
  const slots: BracketInfo['slots'] = [];
  let places = firstPlaces(groups);
  while (places.length > 1) {
    const stage = stageOf(places.length);
    const winners: PlaceInfo[] = [];
    for (let at = 0; at < places.length; at += 2) {
      const { dayOfPlay, time } = knockOutTime(stage, at / 2);
      const slot = `${rounds[stage].code}${at / 2 + 1}`;
      slots.push({
        slot,
        stage,
        home: places[at] as PlaceInfo,
        away: places[at + 1] as PlaceInfo,
        date: addDays(startsOn, dayOfPlay),
        time,
        venue,
        city,
        game: `${key}-${groups * gamesInGroup + slots.length + 1}`,
      });
      winners.push({ from: 'winner', slot });
    }
    places = winners;
  }
  return { category, groupGames: groupSize - 1, slots };
};
