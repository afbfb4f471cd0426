import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import type { Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { countCells, type GameColumn } from '@rondelle/importer/dataset-format.ts';
import type { Team } from './world.ts';

export type GeneratedGame = {
  readonly key: string;
  readonly season: string;
  readonly league: string;
  readonly tournament: string;
  readonly category: string;
  readonly stage: Stage;
  readonly group: string;
  readonly date: string;
  readonly time: string;
  readonly venue: string;
  readonly city: string;
  readonly home: Team;
  readonly away: Team;
  /** Null until it is played. */
  readonly result: Result | null;
  /** For knock-out games: the local minute when the games that decide the teams are over, `…T18:42`. */
  readonly knownFrom?: string;
};
export type GameValues = Readonly<Record<GameColumn, string>>;

const text = (value: number | null | undefined): string => (value == null ? '' : String(value));

export const rowOf = ({ home, away, result, ...meeting }: GeneratedGame): GameValues => ({
  game_key: meeting.key,
  season: meeting.season,
  league_key: meeting.league,
  tournament_key: meeting.tournament,
  category_key: meeting.category,
  stage: meeting.stage,
  group: meeting.group,
  date: meeting.date,
  time: meeting.time,
  venue: meeting.venue,
  city: meeting.city,
  home_team_key: home.key,
  away_team_key: away.key,
  home_goals: text(result?.homeGoals),
  away_goals: text(result?.awayGoals),
  decided_in: result?.decidedIn ?? '',
  status: result ? 'final' : 'scheduled',
  forfeited_by: result?.forfeitedBy ?? '',
  home_fair_play: text(result?.homeFairPlay),
  away_fair_play: text(result?.awayFairPlay),
  ...countCells(() => ''),
});
