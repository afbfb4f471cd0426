import {
  type Counts,
  countsOf,
  type Fixture,
  type Occasion,
  type Result,
} from '@rondelle/contracts/competition/game.events.ts';
import type { OffStatus } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../check-game.ts';

/** A game in parts that are settled as a whole, so that no score mixes goals from a person with goals from a file. */
export type GameParts = {
  readonly teams: Pick<Fixture, 'homeTeamId' | 'awayTeamId'>;
  readonly when: Pick<Occasion, 'date' | 'time'>;
  readonly where: Pick<Occasion, 'venue' | 'city'>;
  readonly placement: Pick<Fixture, 'stage' | 'group'>;
  readonly score: Pick<Result, 'homeGoals' | 'awayGoals' | 'decidedIn' | 'forfeitedBy'> | null;
  readonly fairPlay: Pick<Result, 'homeFairPlay' | 'awayFairPlay'> | null;
  readonly counts: Counts | null;
  readonly cancellation: { readonly status: OffStatus } | null;
};
export type GamePart = keyof GameParts;

const partsOfResult = (result: Result) => {
  const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = result;
  return {
    score: { homeGoals, awayGoals, decidedIn, forfeitedBy },
    fairPlay: { homeFairPlay, awayFairPlay },
    counts: countsOf(result),
  };
};

export const partsOf = (
  fixture: Omit<Fixture, 'categoryId' | 'leagueId' | 'tournamentId'>,
  result: Result | null,
  off: OffStatus | null,
): GameParts => {
  const { homeTeamId, awayTeamId, date, time, venue, city, stage, group } = fixture;
  return {
    teams: { homeTeamId, awayTeamId },
    when: { date, time },
    where: { venue, city },
    placement: { stage, group },
    ...(result ? partsOfResult(result) : { score: null, fairPlay: null, counts: null }),
    cancellation: off && { status: off },
  };
};

export const partsOfRow = (row: GameRow, fixture: Fixture): GameParts =>
  partsOf(fixture, row.result, row.off);

/** `homeGoals` → `home_goals`, `homeTeamId` → `home_team_key` */
const columnFor = (field: string): string =>
  field.replace(/Id$/, 'Key').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the first column in which two contents of a part differ, or `status` when one of them is missing. */
export const columnOf = (a: object | null, b: object | null | undefined): string => {
  if (!a || !b) return 'status';
  const other = new Map<string, unknown>(Object.entries(b));
  const [field = ''] = Object.entries(a).find(([name, value]) => value !== other.get(name)) ?? [];
  return columnFor(field);
};

const filled = (separator: string, ...texts: readonly (string | number | null)[]): string =>
  texts.filter((text) => text !== null).join(separator);

/** The value of a part in a row, as readable text. */
export const partText = (part: GamePart, { result, off, ...row }: GameRow): string => {
  switch (part) {
    case 'teams':
      return filled(' – ', row.home, row.away);
    case 'when':
      return filled(' ', row.date, row.time);
    case 'where':
      return filled(', ', row.venue, row.city);
    case 'placement':
      return filled(' ', row.stage, row.group);
    case 'score':
      return result ? `${result.homeGoals}–${result.awayGoals}` : 'scheduled';
    case 'cancellation':
      return off ?? 'scheduled';
    case 'fairPlay':
      return result ? filled('–', result.homeFairPlay, result.awayFairPlay) : '';
    case 'counts':
      return result ? filled('–', ...Object.values(countsOf(result))) : '';
  }
};
