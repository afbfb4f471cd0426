import type { Fixture, Occasion, Result } from '@rondelle/contracts/competition/game.events.ts';
import {
  type Decision,
  decisions,
  type ForfeitSide,
  forfeitSides,
  resultStatuses,
  type Stage,
  stages,
} from '@rondelle/contracts/competition/lists.ts';
import { countInCard, forCounts } from '@rondelle/contracts/competition/result-counts.ts';
import { type Reason, reasons } from '@rondelle/contracts/competition/reasons.ts';
import type { Outputs } from '../../lib/http/outputs.ts';

type Game = Outputs['game']['get']['game'];

/** Empty values of the game form; holds names beside ids, so that a restored draft displays them without a query. */
export const emptyGame = {
  kind: 'league',
  leagueId: '',
  leagueName: '',
  regionId: '',
  tournamentId: '',
  tournamentName: '',
  categoryId: '',
  categoryName: '',
  stage: 'regular',
  group: '',
  homeTeamId: '',
  homeTeamName: '',
  awayTeamId: '',
  awayTeamName: '',
  date: '',
  time: '',
  venue: '',
  city: '',
  played: 'yes',
  homeGoals: '',
  awayGoals: '',
  decidedIn: 'regulation',
  forfeitedBy: '',
  homeFairPlay: '',
  awayFairPlay: '',
  ...forCounts(() => ''),
  reason: 'typing-error',
  revision: '',
};
export type GameValues = Readonly<typeof emptyGame>;

const text = (value: string | number | null) => (value === null ? '' : String(value));

const resultValues = (game: Game) => ({
  homeGoals: text(game.home.goals),
  awayGoals: text(game.away.goals),
  decidedIn: game.decidedIn ?? 'regulation',
  forfeitedBy: game.forfeitedBy ?? '',
  homeFairPlay: text(game.home.fairPlay),
  awayFairPlay: text(game.away.fairPlay),
  ...forCounts((field) => text(countInCard(game, field))),
});

/** Returns the form’s values for a recorded game. */
export const valuesOf = (game: Game): GameValues => ({
  ...emptyGame,
  kind: game.tournament ? 'tournament' : 'league',
  leagueId: text(game.league?.id ?? null),
  leagueName: game.league?.name ?? '',
  regionId: text(game.region?.id ?? null),
  tournamentId: text(game.tournament?.id ?? null),
  tournamentName: game.tournament?.name ?? '',
  categoryId: text(game.category.id),
  categoryName: game.category.name,
  stage: game.stage,
  group: text(game.group),
  homeTeamId: text(game.home.id),
  homeTeamName: game.home.name,
  awayTeamId: text(game.away.id),
  awayTeamName: game.away.name,
  date: game.date,
  time: text(game.time),
  venue: text(game.venue),
  city: text(game.city),
  played: resultStatuses.includes(game.status) ? 'yes' : '',
  ...resultValues(game),
  revision: String(game.revision),
});

const trimmed = (value: string | undefined) => value?.trim() || null;
const number = (value: string | undefined) => (value ? Number(value) : null);
const among = <C extends string>(codes: readonly C[], value: string | undefined): C | null =>
  codes.find((code) => code === value) ?? null;

export const occasionIn = ({ date, time, venue, city }: GameValues): Occasion => ({
  date,
  time: trimmed(time),
  venue: trimmed(venue),
  city: trimmed(city),
});
export const teamsIn = ({ homeTeamId, awayTeamId }: GameValues) => ({
  homeTeamId: Number(homeTeamId),
  awayTeamId: Number(awayTeamId),
});
export const placementIn = ({ stage, group }: GameValues): { stage: Stage; group: string | null } => ({
  stage: among(stages, stage) ?? 'regular',
  group: trimmed(group),
});
export const fixtureIn = (values: GameValues): Fixture => ({
  categoryId: Number(values['categoryId']),
  leagueId: values['kind'] === 'league' ? number(values['leagueId']) : null,
  tournamentId: values['kind'] === 'tournament' ? number(values['tournamentId']) : null,
  ...placementIn(values),
  ...teamsIn(values),
  ...occasionIn(values),
});

const forfeit = (values: GameValues): ForfeitSide | null => among(forfeitSides, values['forfeitedBy']);
const decided = (values: GameValues): Decision => among(decisions, values['decidedIn']) ?? 'regulation';

/** Returns null when the game has not been played. A forfeit needs no goals: the ruleset’s score counts. */
export const resultIn = (values: GameValues): Result | null =>
  values['played'] === 'yes'
    ? {
        homeGoals: Number(values['homeGoals'] || 0),
        awayGoals: Number(values['awayGoals'] || 0),
        decidedIn: forfeit(values) ? 'regulation' : decided(values),
        forfeitedBy: forfeit(values),
        homeFairPlay: number(values['homeFairPlay']),
        awayFairPlay: number(values['awayFairPlay']),
        ...forCounts((field) => number(values[field])),
      }
    : null;

export const reasonIn = ({ reason }: { readonly reason: string }): Reason =>
  among(reasons, reason) ?? 'other';
