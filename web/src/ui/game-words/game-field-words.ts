import type { GameField } from '@rondelle/contracts/competition/game-fields.ts';
import { type CountName, countOfField, forCounts } from '@rondelle/contracts/competition/result-counts.ts';
import type { GameSide } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';

type Word = () => string;

const ofSide: Readonly<Record<GameSide, (name: Word) => Word>> = {
  home: (name) => () => m.field_of_home({ field: name() }),
  away: (name) => () => m.field_of_away({ field: name() }),
};

/** The name of a count, and its value with the unit: « 8 min ». */
export const countWords = {
  penaltyMinutes: { name: m.field_penalty_minutes, value: m.field_penalty_minutes_value },
} as const satisfies Readonly<
  Record<CountName, { readonly name: Word; readonly value: (inputs: { value: number }) => string }>
>;

/** The names of a game's fields, in forms, imports and histories. */
export const gameFieldWords: Readonly<Record<GameField, Word>> = {
  date: m.field_date,
  time: m.field_time,
  venue: m.field_venue,
  city: m.field_city,
  stage: m.field_stage,
  group: m.field_group,
  homeTeamId: m.field_home_team,
  awayTeamId: m.field_away_team,
  homeGoals: ofSide.home(m.field_goals),
  awayGoals: ofSide.away(m.field_goals),
  decidedIn: m.field_decided,
  forfeitedBy: m.field_forfeit,
  homeFairPlay: ofSide.home(m.field_fair_play),
  awayFairPlay: ofSide.away(m.field_fair_play),
  ...forCounts((field) => {
    const { name, side } = countOfField(field);
    return side ? ofSide[side](countWords[name].name) : countWords[name].name;
  }),
};
export const gameFieldName = (field: GameField): string => gameFieldWords[field]();
