import type { Occasion, Result } from '@rondelle/contracts/competition/game.events.ts';
import { marginFaultOf } from '@rondelle/contracts/competition/margin.ts';
import { decisions, forfeitSides, type Stage, stages } from '@rondelle/contracts/competition/vocabulary.ts';
import { resultOf } from '@rondelle/domain/competition/game.ts';
import { type TeamList, type TeamRow, teamAt } from './check-team.ts';
import {
  fairPlayIn,
  goalsIn,
  localClock,
  keyIn,
  localDay,
  oneOf,
  optional,
  penaltyMinutesIn,
} from './check-value.ts';
import type { GameColumn, SeasonInfo, SourceRow } from './dataset-format.ts';
import { categoryIn, type DatasetIndex, leagueIn, seasonIn, tournamentIn } from './dataset-index.ts';
import { type RejectionReason, RowFault } from './faults.ts';

/** A game with the keys of all that it refers to; `result` is null while it is scheduled. */
export type GameRow = Occasion & {
  readonly line: number;
  readonly key: string;
  readonly season: string;
  readonly category: string;
  readonly league: string | null;
  readonly tournament: string | null;
  readonly stage: Stage;
  readonly group: string | null;
  readonly home: string;
  readonly away: string;
  readonly result: Result | null;
  /** Why its teams do not play in its competition any more, which matters where they have not played already. */
  readonly misplaced: Misplaced | null;
};
type Misplaced = readonly [column: GameColumn, team: string, reason: RejectionReason];

type Values = SourceRow<GameColumn>['values'];

const occasionOf = (values: Values, season: SeasonInfo): Occasion => {
  const date = localDay('date', values.date);
  if (date < season.startsOn || date > season.endsOn)
    throw new RowFault('date', values.date, 'date-outside-season');
  const time = localClock('time', values.time);
  return { date, time, venue: optional('venue', values.venue), city: optional('city', values.city) };
};

/** Where the game counts, and the most fair-play points that a team can earn there. */
const placeOf = (values: Values, index: DatasetIndex) => {
  if (values.league_key !== '' && values.tournament_key !== '')
    throw new RowFault('tournament_key', values.tournament_key, 'two-competitions');
  const season = seasonIn(index, values.season);
  const category = categoryIn(index, values.category_key);
  const league = leagueIn(index, values.league_key, season.slug, category);
  const tournament = tournamentIn(index, values.tournament_key, season.slug, category);
  const rules = index.info.rulesets[(league ?? tournament)?.ruleset ?? ''];
  return { season, category, league, tournament, mostFairPlay: rules?.fairPlay?.maxPerGame ?? 1 };
};

const teamOf = (column: GameColumn, values: Values, teams: TeamList): TeamRow => {
  const key = keyIn(column, values[column]);
  const at = teamAt(values.season, key);
  const team = teams.rows.get(at);
  if (team) return team;
  throw new RowFault(column, key, teams.rejected.has(at) ? 'team-rejected' : 'team-not-listed');
};

/** A team that has moved in mid-season keeps the games that it has played elsewhere. */
const misplacedIn = (
  values: Values,
  sides: readonly (readonly [GameColumn, TeamRow])[],
  league: string | null,
  category: string,
): Misplaced | null => {
  for (const [column, team] of sides) {
    if (league !== null && team.league !== league) return [column, team.key, 'team-not-in-league'];
    if (values.tournament_key === '' && team.category !== category)
      return [column, team.key, 'team-of-another-category'];
  }
  return null;
};

const sidesOf = (values: Values, teams: TeamList, league: string | null, category: string) => {
  const home = teamOf('home_team_key', values, teams);
  const away = teamOf('away_team_key', values, teams);
  if (home === away) throw new RowFault('away_team_key', away.key, 'same-team');
  const sides = [['home_team_key', home] as const, ['away_team_key', away] as const];
  const misplaced = misplacedIn(values, sides, league, category);
  return { home: home.key, away: away.key, misplaced };
};

const resultColumns = ['home_goals', 'away_goals', 'decided_in', 'forfeited_by'] as const;

const checkMargin = (result: Result): void => {
  const fault = result.forfeitedBy === null ? marginFaultOf(result) : null;
  if (fault) throw new RowFault('away_goals', `${result.homeGoals}–${result.awayGoals}`, fault);
};

const finalResult = (values: Values, mostFairPlay: number): Result => {
  if (values.decided_in === '') throw new RowFault('decided_in', '', 'final-without-result');
  const result = {
    homeGoals: goalsIn('home_goals', values.home_goals),
    awayGoals: goalsIn('away_goals', values.away_goals),
    decidedIn: oneOf('decided_in', values.decided_in, decisions, 'bad-decision'),
    forfeitedBy:
      values.forfeited_by === ''
        ? null
        : oneOf('forfeited_by', values.forfeited_by, forfeitSides, 'bad-forfeit'),
    homeFairPlay: fairPlayIn('home_fair_play', values.home_fair_play, mostFairPlay),
    awayFairPlay: fairPlayIn('away_fair_play', values.away_fair_play, mostFairPlay),
    homePenaltyMinutes: penaltyMinutesIn('home_penalty_minutes', values.home_penalty_minutes),
    awayPenaltyMinutes: penaltyMinutesIn('away_penalty_minutes', values.away_penalty_minutes),
  };
  checkMargin(result);
  return resultOf(result);
};

const resultIn = (values: Values, mostFairPlay: number): Result | null => {
  const status = oneOf('status', values.status, ['scheduled', 'final'] as const, 'bad-status');
  if (status === 'final') return finalResult(values, mostFairPlay);
  const filled = resultColumns.find((column) => values[column] !== '');
  if (filled) throw new RowFault(filled, values[filled], 'scheduled-with-result');
  return null;
};

/** Checks one row of games.csv; throws `RowFault`. `seen` holds the keys of the rows before it. */
export const checkGame = (
  { line, values }: SourceRow<GameColumn>,
  index: DatasetIndex,
  teams: TeamList,
  seen: ReadonlySet<string>,
): GameRow => {
  const key = keyIn('game_key', values.game_key);
  if (seen.has(key)) throw new RowFault('game_key', key, 'duplicate-game');
  const { season, category, league, tournament, mostFairPlay } = placeOf(values, index);
  const stage = oneOf('stage', values.stage, stages, 'bad-stage');
  const group = optional('group', values.group, 40);
  const occasion = occasionOf(values, season);
  const sides = sidesOf(values, teams, league?.key ?? null, category);
  const result = resultIn(values, mostFairPlay);
  return {
    line,
    key,
    season: season.slug,
    category,
    stage,
    group,
    ...sides,
    ...occasion,
    result,
    league: league?.key ?? null,
    tournament: tournament?.key ?? null,
  };
};
