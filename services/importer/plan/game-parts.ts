import {
  type Counts,
  countsOf,
  type Fixture,
  type Result,
} from '@rondelle/contracts/competition/game.events.ts';
import { columnOfField, gameParts } from '@rondelle/contracts/competition/game-fields.ts';
import { type CountField } from '@rondelle/contracts/competition/result-counts.ts';
import type { OffStatus } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../check-game.ts';

type Content = Fixture & Omit<Result, CountField> & Counts;
type Parts = typeof gameParts;
type PartOf<Part extends keyof Parts> = Pick<Content, Parts[Part][number]>;
/** A game in parts that are settled as a whole, so that no score mixes goals from a person with goals from a file. */
export type GameParts = {
  readonly [Part in 'teams' | 'when' | 'where' | 'placement']: PartOf<Part>;
} & { readonly [Part in 'score' | 'fairPlay' | 'counts']: PartOf<Part> | null } & {
  readonly cancellation: { readonly status: OffStatus } | null;
};
export type GamePart = keyof GameParts;

export const partsOf = (
  fixture: Omit<Fixture, 'categoryId' | 'leagueId' | 'tournamentId'>,
  result: Result | null,
  off: OffStatus | null,
): GameParts => {
  const content: Partial<Content> = { ...fixture, ...result, ...countsOf(result ?? {}) };
  const part = <Part extends keyof Parts>(name: Part): PartOf<Part> =>
    Object.fromEntries(gameParts[name].map((field) => [field, content[field]])) as PartOf<Part>;
  const ofResult = <Part extends keyof Parts>(name: Part) => result && part(name);
  return {
    teams: part('teams'),
    when: part('when'),
    where: part('where'),
    placement: part('placement'),
    score: ofResult('score'),
    fairPlay: ofResult('fairPlay'),
    counts: ofResult('counts'),
    cancellation: off && { status: off },
  };
};

export const partsOfRow = (row: GameRow, fixture: Fixture): GameParts =>
  partsOf(fixture, row.result, row.off);

/** Returns the first column in which two contents of a part differ, or `status` when one of them is missing. */
export const columnOf = (a: object | null, b: object | null | undefined): string => {
  if (!a || !b) return 'status';
  const other = new Map<string, unknown>(Object.entries(b));
  const [field = ''] = Object.entries(a).find(([name, value]) => value !== other.get(name)) ?? [];
  // `homeTeamId` is given as `home_team_key`.
  return columnOfField(field.replace(/Id$/, 'Key'));
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
