import type { Fixture, Occasion, Result } from '@rondelle/contracts/competition/game.events.ts';
import type { GameRow } from '../check-game.ts';

/** A game in the parts that are settled as a whole: half of a person's score beside half of a file's is nobody's. */
export type GameParts = {
  readonly teams: Pick<Fixture, 'homeTeamId' | 'awayTeamId'>;
  readonly when: Pick<Occasion, 'date' | 'time'>;
  readonly where: Pick<Occasion, 'venue' | 'city'>;
  readonly placement: Pick<Fixture, 'stage' | 'group'>;
  readonly score: Omit<Result, `${'home' | 'away'}${'FairPlay' | 'PenaltyMinutes'}`> | null;
  readonly fairPlay: Pick<Result, 'homeFairPlay' | 'awayFairPlay'> | null;
  readonly penalties: Pick<Result, 'homePenaltyMinutes' | 'awayPenaltyMinutes'> | null;
};
export type GamePart = keyof GameParts;

const partsOfResult = (result: Result) => {
  const {
    homeFairPlay,
    awayFairPlay,
    homePenaltyMinutes = null,
    awayPenaltyMinutes = null,
    ...score
  } = result;
  return {
    score,
    fairPlay: { homeFairPlay, awayFairPlay },
    penalties: { homePenaltyMinutes, awayPenaltyMinutes },
  };
};

export const partsOf = (
  fixture: Omit<Fixture, 'categoryId' | 'leagueId' | 'tournamentId'>,
  result: Result | null,
): GameParts => {
  const { homeTeamId, awayTeamId, date, time, venue, city, stage, group } = fixture;
  return {
    teams: { homeTeamId, awayTeamId },
    when: { date, time },
    where: { venue, city },
    placement: { stage, group },
    ...(result ? partsOfResult(result) : { score: null, fairPlay: null, penalties: null }),
  };
};

export const partsOfRow = (row: GameRow, fixture: Fixture): GameParts => partsOf(fixture, row.result);

/** `homeGoals` → `home_goals`; files name teams by their keys. */
const columnFor = (field: string): string =>
  field.replace(/Id$/, 'Key').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The first column in which two contents of a part differ. */
export const columnOf = (a: object | null, b: object | null | undefined): string => {
  if (!a || !b) return 'status';
  const other = new Map<string, unknown>(Object.entries(b));
  const [field = ''] = Object.entries(a).find(([name, value]) => value !== other.get(name)) ?? [];
  return columnFor(field);
};

const filled = (separator: string, ...texts: readonly (string | number | null)[]): string =>
  texts.filter((text) => text !== null).join(separator);

/** What a row says of a part, for people to read. */
export const partText = (part: GamePart, { result, ...row }: GameRow): string => {
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
    case 'fairPlay':
      return result ? filled('–', result.homeFairPlay, result.awayFairPlay) : '';
    case 'penalties':
      return result ? filled('–', result.homePenaltyMinutes ?? null, result.awayPenaltyMinutes ?? null) : '';
  }
};
