import type { Counts, Occasion, Result } from '@rondelle/contracts/competition/game.events.ts';
import { columnOfField } from '@rondelle/contracts/competition/game-fields.ts';
import { forCounts } from '@rondelle/contracts/competition/result-counts.ts';
import { marginErrorOf } from '@rondelle/contracts/competition/margin.ts';
import {
  decisions,
  forfeitSides,
  type OffStatus,
  offStatuses,
  type Stage,
  stages,
} from '@rondelle/contracts/competition/vocabulary.ts';
import { resultOf } from '@rondelle/domain/competition/game.ts';
import { type TeamList, type TeamRow, teamAt } from './check-team.ts';
import { countIn, fairPlayIn, goalsIn, localClock, keyIn, localDay, oneOf, optional } from './check-value.ts';
import { type GameColumn, type SeasonInfo, type SourceRow } from './dataset-format.ts';
import { categoryIn, type DatasetIndex, leagueIn, seasonIn, tournamentIn } from './dataset-index.ts';
import { type RejectionReason, RowError } from './errors.ts';

/** A game with the keys of everything that it refers to. `result` is null unless the status is `final`. */
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
  /** Postponed or cancelled; null for any other game. */
  readonly off: OffStatus | null;
  /** Set when a team is not listed in the game's competition. Matters only when the teams of the game are new. */
  readonly misplaced: Misplaced | null;
};
type Misplaced = readonly [column: GameColumn, team: string, reason: RejectionReason];

type Values = SourceRow<GameColumn>['values'];

const occasionOf = (values: Values, season: SeasonInfo): Occasion => {
  const date = localDay('date', values.date);
  if (date < season.startsOn || date > season.endsOn)
    throw new RowError('date', values.date, 'date-outside-season');
  const time = localClock('time', values.time);
  return { date, time, venue: optional('venue', values.venue), city: optional('city', values.city) };
};

/** Returns the season, category and competition of a game, and the most fair-play points that a team can earn in it. */
const placeOf = (values: Values, index: DatasetIndex) => {
  if (values.league_key !== '' && values.tournament_key !== '')
    throw new RowError('tournament_key', values.tournament_key, 'two-competitions');
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
  throw new RowError(column, key, teams.rejected.has(at) ? 'team-rejected' : 'team-not-listed');
};

/** Returns the error instead of throwing it: a team that changes leagues in mid-season keeps its recorded games. */
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
  if (home === away) throw new RowError('away_team_key', away.key, 'same-team');
  const sides = [['home_team_key', home] as const, ['away_team_key', away] as const];
  const misplaced = misplacedIn(values, sides, league, category);
  return { home: home.key, away: away.key, misplaced };
};

const resultColumns = ['home_goals', 'away_goals', 'decided_in', 'forfeited_by'] as const;

const checkMargin = (result: Result): void => {
  const error = result.forfeitedBy === null ? marginErrorOf(result) : null;
  if (error) throw new RowError('away_goals', `${result.homeGoals}–${result.awayGoals}`, error);
};

const countsIn = (values: Values): Counts =>
  forCounts((field) => {
    const column = columnOfField(field);
    return countIn(field, column, values[column]);
  });

const finalResult = (values: Values, mostFairPlay: number): Result => {
  if (values.decided_in === '') throw new RowError('decided_in', '', 'final-without-result');
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
    ...countsIn(values),
  };
  checkMargin(result);
  return resultOf(result);
};

const outcomeIn = (values: Values, mostFairPlay: number): Pick<GameRow, 'result' | 'off'> => {
  const status = oneOf(
    'status',
    values.status,
    ['scheduled', 'final', ...offStatuses] as const,
    'bad-status',
  );
  if (status === 'final') return { result: finalResult(values, mostFairPlay), off: null };
  const filled = resultColumns.find((column) => values[column] !== '');
  if (filled) throw new RowError(filled, values[filled], 'scheduled-with-result');
  return { result: null, off: status === 'scheduled' ? null : status };
};

/** Checks one row of games.csv. `seen`: the keys of earlier rows. Throws `RowError`. */
export const checkGame = (
  { line, values }: SourceRow<GameColumn>,
  index: DatasetIndex,
  teams: TeamList,
  seen: ReadonlySet<string>,
): GameRow => {
  const key = keyIn('game_key', values.game_key);
  if (seen.has(key)) throw new RowError('game_key', key, 'duplicate-game');
  const { season, category, league, tournament, mostFairPlay } = placeOf(values, index);
  const stage = oneOf('stage', values.stage, stages, 'bad-stage');
  const group = optional('group', values.group, 40);
  const occasion = occasionOf(values, season);
  const sides = sidesOf(values, teams, league?.key ?? null, category);
  return {
    line,
    key,
    season: season.slug,
    category,
    stage,
    group,
    ...sides,
    ...occasion,
    ...outcomeIn(values, mostFairPlay),
    league: league?.key ?? null,
    tournament: tournament?.key ?? null,
  };
};
