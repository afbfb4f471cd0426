import { maxGoals } from '@rondelle/contracts/competition/lists.ts';
import { countFields, mostOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { m } from '../../paraglide/messages.js';
import { gameFieldName } from '../../ui/game-words/game-field-words.ts';
import { marginWords } from '../../ui/game-list/margin-error.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import type { GameValues } from './game-values.ts';

export type GameLimits = {
  readonly season: { readonly slug: string; readonly startsOn: string; readonly endsOn: string };
  /** Null when the competition has no fair-play points. */
  readonly fairPlayMax: number | null;
};

const error = (field: string, message: string): FieldError => ({ field, message });

type Typed = { readonly [name: string]: string | null | undefined };

export const checkTeams = (values: Typed): readonly FieldError[] => {
  const { homeTeamId, awayTeamId } = values;
  if (!homeTeamId || !awayTeamId)
    return [
      ...(homeTeamId ? [] : [error('homeTeamId', m.game_check_home())]),
      ...(awayTeamId ? [] : [error('awayTeamId', m.game_check_away())]),
    ];
  return homeTeamId === awayTeamId ? [error('awayTeamId', m.game_check_same_team())] : [];
};

export const checkDate = (date: string, { season }: GameLimits): readonly FieldError[] => {
  if (!date) return [error('date', m.game_check_date())];
  return date < season.startsOn || date > season.endsOn
    ? [error('date', m.game_check_date_season({ season: season.slug }))]
    : [];
};

const isWithin = (text: string | null | undefined, max: number) =>
  typeof text === 'string' && /^\d+$/.test(text) && Number(text) <= max;

const goalsWords = { homeGoals: m.game_check_home_goals, awayGoals: m.game_check_away_goals } as const;

/** Returns the field errors of a score by the server’s rules. A forfeit may leave the goals empty. */
export const checkScore = (values: Typed): readonly FieldError[] => {
  const { homeGoals, awayGoals, decidedIn, forfeitedBy } = values;
  const invalid = (['homeGoals', 'awayGoals'] as const).filter(
    (field) => !(forfeitedBy && !values[field]) && !isWithin(values[field], maxGoals),
  );
  if (invalid.length > 0) return invalid.map((field) => error(field, goalsWords[field]({ max: maxGoals })));
  const wrong = forfeitedBy ? null : marginWords(Number(homeGoals), Number(awayGoals), decidedIn);
  return wrong === null ? [] : [error('homeGoals', wrong)];
};

export const checkFairPlay = (values: Typed, { fairPlayMax }: GameLimits): readonly FieldError[] =>
  fairPlayMax === null
    ? []
    : ['homeFairPlay', 'awayFairPlay']
        .filter((field) => values[field] && !isWithin(values[field], fairPlayMax))
        .map((field) => error(field, m.game_check_fair_play({ max: fairPlayMax })));

const checkCounts = (values: Typed): readonly FieldError[] =>
  countFields.flatMap((field) => {
    const max = mostOfCount(field);
    if (!values[field] || isWithin(values[field], max)) return [];
    return [error(field, m.game_check_count({ count: gameFieldName(field), max }))];
  });

/** Returns the field errors of a game by the server’s rules, before it is sent. */
export const checkGame = (values: GameValues, limits: GameLimits): readonly FieldError[] => [
  ...(values['kind'] === 'tournament' && !values['tournamentId']
    ? [error('tournamentId', m.game_check_tournament())]
    : []),
  ...(values['categoryId'] ? [] : [error('categoryId', m.game_check_category())]),
  ...checkTeams(values),
  ...checkDate(values.date, limits),
  ...(values['played'] === 'yes'
    ? [...checkScore(values), ...checkFairPlay(values, limits), ...checkCounts(values)]
    : []),
];
