import { maxGoals, maxPenaltyMinutes } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { marginWords } from '../../ui/game-list/margin-fault.ts';
import type { Fault } from '../../lib/refusal.ts';
import type { GameValues } from './game-values.ts';

export type GameLimits = {
  readonly season: { readonly slug: string; readonly startsOn: string; readonly endsOn: string };
  /** Null where the competition has no fair-play points. */
  readonly fairPlayMax: number | null;
};

const fault = (field: string, message: string): Fault => ({ field, message });

type Typed = { readonly [name: string]: string | null | undefined };

export const checkTeams = (values: Typed): readonly Fault[] => {
  const { homeTeamId, awayTeamId } = values;
  if (!homeTeamId || !awayTeamId)
    return [
      ...(homeTeamId ? [] : [fault('homeTeamId', m.game_check_home())]),
      ...(awayTeamId ? [] : [fault('awayTeamId', m.game_check_away())]),
    ];
  return homeTeamId === awayTeamId ? [fault('awayTeamId', m.game_check_same_team())] : [];
};

export const checkDate = (date: string, { season }: GameLimits): readonly Fault[] => {
  if (!date) return [fault('date', m.game_check_date())];
  return date < season.startsOn || date > season.endsOn
    ? [fault('date', m.game_check_date_season({ season: season.slug }))]
    : [];
};

const isWithin = (text: string | null | undefined, max: number) =>
  typeof text === 'string' && /^\d+$/.test(text) && Number(text) <= max;

const goalsWords = { homeGoals: m.game_check_home_goals, awayGoals: m.game_check_away_goals } as const;

/** What the server would refuse of a score, told before it is sent. Goals that a forfeit leaves empty are no fault. */
export const checkScore = (values: Typed): readonly Fault[] => {
  const { homeGoals, awayGoals, decidedIn, forfeitedBy } = values;
  const given = (['homeGoals', 'awayGoals'] as const).filter(
    (field) => !(forfeitedBy && !values[field]) && !isWithin(values[field], maxGoals),
  );
  if (given.length > 0) return given.map((field) => fault(field, goalsWords[field]({ max: maxGoals })));
  const wrong = forfeitedBy ? null : marginWords(Number(homeGoals), Number(awayGoals), decidedIn);
  return wrong === null ? [] : [fault('homeGoals', wrong)];
};

export const checkFairPlay = (values: Typed, { fairPlayMax }: GameLimits): readonly Fault[] =>
  fairPlayMax === null
    ? []
    : ['homeFairPlay', 'awayFairPlay']
        .filter((field) => values[field] && !isWithin(values[field], fairPlayMax))
        .map((field) => fault(field, m.game_check_fair_play({ max: fairPlayMax })));

const checkPenaltyMinutes = (values: Typed): readonly Fault[] =>
  ['homePenaltyMinutes', 'awayPenaltyMinutes']
    .filter((field) => values[field] && !isWithin(values[field], maxPenaltyMinutes))
    .map((field) => fault(field, m.game_check_penalty_minutes({ max: maxPenaltyMinutes })));

/** What can be told before a game is sent: the same rules as the server’s. */
export const checkGame = (values: GameValues, limits: GameLimits): readonly Fault[] => [
  ...(values['kind'] === 'tournament' && !values['tournamentId']
    ? [fault('tournamentId', m.game_check_tournament())]
    : []),
  ...(values['categoryId'] ? [] : [fault('categoryId', m.game_check_category())]),
  ...checkTeams(values),
  ...checkDate(values.date, limits),
  ...(values['played'] === 'yes'
    ? [...checkScore(values), ...checkFairPlay(values, limits), ...checkPenaltyMinutes(values)]
    : []),
];
