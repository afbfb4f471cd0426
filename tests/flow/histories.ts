import { randomUUID } from 'node:crypto';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import { presets } from '@rondelle/contracts/competition/ruleset.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';
import type { EventLog, NewEvent, StreamAppend } from '@rondelle/domain/ports/event-log.ts';
import fc from 'fast-check';

/** One thing that happens, to one stream. */
export type Happening = { readonly stream: StreamName; readonly event: CompetitionEvent };

const seasonIds = [1, 2] as const;
const teamIds = [1, 2, 3, 4, 5, 6] as const;
const leagueOf = (seasonId: number, categoryId: number): number => seasonId * 10 + categoryId;
const tournamentOf = (seasonId: number): number => seasonId;
const name = (text: string) => ({ fr: text, en: `${text} (en)` });
const at = (kind: StreamKind, id: number, event: CompetitionEvent): Happening => ({
  stream: streamOf(kind, id),
  event,
});

const catalogue = (): Happening[] => [
  ...[1, 2].map((rulesetId) =>
    at('ruleset', rulesetId, {
      type: 'RulesetDefined',
      data: { rulesetId, key: `r${rulesetId}`, rules: rulesetId === 1 ? presets.quebecMinor : presets.nhl },
    }),
  ),
  at('region', 1, { type: 'RegionAdded', data: { regionId: 1, key: 'mtl', name: name('Montréal') } }),
  ...[1, 2].map((categoryId) =>
    at('category', categoryId, {
      type: 'CategoryAdded',
      data: { categoryId, key: null, name: name(`M${10 + categoryId}`) },
    }),
  ),
  at('division', 1, { type: 'DivisionAdded', data: { divisionId: 1, key: null, name: name('Est') } }),
  ...teamIds.map((teamId) =>
    at('team', teamId, { type: 'TeamRegistered', data: { teamId, key: `t${teamId}` } }),
  ),
];

/** Odd teams play in category 1, even ones in category 2, and every game is within a category. */
const categoryOf = (teamId: number): number => (teamId % 2 === 1 ? 1 : 2);

const season = (seasonId: number): Happening[] => [
  at('season', seasonId, {
    type: 'SeasonOpened',
    data: {
      seasonId,
      slug: `202${seasonId}-202${seasonId + 1}`,
      startsOn: `202${seasonId}-08-01`,
      endsOn: `202${seasonId + 1}-06-30`,
    },
  }),
  ...[1, 2].map((categoryId) =>
    at('league', leagueOf(seasonId, categoryId), {
      type: 'LeagueCreated',
      data: {
        leagueId: leagueOf(seasonId, categoryId),
        seasonId,
        key: null,
        categoryId,
        regionId: 1,
        name: name(`Ligue ${categoryId}`),
        rulesetId: 1,
        rulesetVersion: 1,
      },
    }),
  ),
  at('tournament', tournamentOf(seasonId), {
    type: 'TournamentCreated',
    data: {
      tournamentId: tournamentOf(seasonId),
      seasonId,
      key: null,
      name: name('Tournoi'),
      categoryIds: [1, 2],
      rulesetId: 2,
      rulesetVersion: 1,
      startsOn: `202${seasonId}-12-01`,
      endsOn: `202${seasonId}-12-20`,
      city: 'Québec',
    },
  }),
  ...teamIds.flatMap((teamId) => [
    at('team', teamId, {
      type: 'TeamListedForSeason',
      data: {
        teamId,
        seasonId,
        name: `Équipe ${teamId}`,
        categoryId: categoryOf(teamId),
        regionId: 1,
        city: null,
      },
    }),
    at('league', leagueOf(seasonId, categoryOf(teamId)), {
      type: 'TeamEnteredLeague',
      data: { leagueId: leagueOf(seasonId, categoryOf(teamId)), seasonId, teamId, divisionId: null },
    }),
  ]),
];

/** What every history begins with: two seasons, each with two leagues of three teams and a tournament. */
export const beginning: readonly Happening[] = [...catalogue(), ...seasonIds.flatMap(season)];

const result: fc.Arbitrary<Result> = fc.oneof(
  fc.record({
    homeGoals: fc.integer({ min: 0, max: 9 }),
    awayGoals: fc.integer({ min: 0, max: 9 }),
    decidedIn: fc.constant('regulation' as const),
    forfeitedBy: fc.constantFrom(null, null, null, 'home' as const, 'away' as const, 'both' as const),
    homeFairPlay: fc.constantFrom(null, 0, 1),
    awayFairPlay: fc.constantFrom(null, 0, 1),
  }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.boolean(),
      fc.constantFrom('overtime' as const, 'shootout' as const),
    )
    .map(([goals, home, decidedIn]) => ({
      homeGoals: home ? goals + 1 : goals,
      awayGoals: home ? goals : goals + 1,
      decidedIn,
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    })),
);

const pair = fc.constantFrom<readonly [number, number]>(
  [1, 3],
  [3, 5],
  [5, 1],
  [2, 4],
  [6, 4],
  [2, 6],
  [3, 1],
);

export type FixtureOf = Fixture & { readonly seasonId: number };
const fixture: fc.Arbitrary<FixtureOf> = fc
  .record({
    seasonId: fc.constantFrom(...seasonIds),
    teams: pair,
    kind: fc.constantFrom('league', 'league', 'tournament', 'interleague'),
    day: fc.integer({ min: 10, max: 28 }),
    time: fc.constantFrom(null, '18:30', '20:00'),
  })
  .map(({ seasonId, teams: [home, away], kind, day, time }) => ({
    seasonId,
    categoryId: categoryOf(home),
    leagueId: kind === 'league' ? leagueOf(seasonId, categoryOf(home)) : null,
    tournamentId: kind === 'tournament' ? tournamentOf(seasonId) : null,
    stage: kind === 'tournament' ? ('preliminary' as const) : ('regular' as const),
    group: null,
    homeTeamId: home,
    awayTeamId: away,
    date: `202${seasonId}-11-${day}`,
    time,
    venue: null,
    city: null,
  }));

/** A step that is turned into an event where the game's state allows it, and into nothing where it does not. */
type Step =
  | { readonly step: 'enter'; readonly fixture: FixtureOf; readonly result: Result | null }
  | {
      readonly step:
        | 'record'
        | 'correct'
        | 'withdraw'
        | 'delete'
        | 'restore'
        | 'cancel'
        | 'swapTeams'
        | 'move';
      readonly pick: number;
      readonly result: Result;
    }
  | {
      readonly step: 'rename' | 'listTeam' | 'ruleset' | 'leave' | 'enterTournament' | 'draw';
      readonly pick: number;
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ step: fc.constant('enter' as const), fixture, result: fc.option(result) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.constantFrom(
        'record',
        'correct',
        'withdraw',
        'delete',
        'restore',
        'cancel',
        'swapTeams',
        'move',
      ),
      pick: fc.nat(),
      result,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constantFrom('rename', 'listTeam', 'ruleset', 'leave', 'enterTournament', 'draw'),
      pick: fc.nat(),
    }),
  },
);

type Game = {
  readonly fixture: FixtureOf;
  status: 'scheduled' | 'final' | 'cancelled';
  result: Result | null;
  deleted: boolean;
};
type World = { readonly games: Game[]; readonly left: Set<number>; readonly entered: Set<number> };

const enter = (world: World, { seasonId, ...fixture }: FixtureOf, result: Result | null): Happening => {
  world.games.push({
    fixture: { seasonId, ...fixture },
    status: result ? 'final' : 'scheduled',
    result,
    deleted: false,
  });
  const game = { gameId: world.games.length, seasonId, key: null, ...fixture };
  return at(
    'game',
    game.gameId,
    result ? { type: 'GameRecorded', data: { ...game, ...result } } : { type: 'GameScheduled', data: game },
  );
};

const change = (world: World, kind: string, pick: number, result: Result): Happening | null => {
  const index = pick % Math.max(1, world.games.length);
  const game = world.games[index];
  if (!game) return null;
  const { seasonId, ...fixture } = game.fixture;
  const ids = { gameId: index + 1, seasonId };
  const reason = 'typing-error' as const;
  const say = (event: CompetitionEvent) => at('game', ids.gameId, event);
  if (kind === 'restore') {
    if (!game.deleted) return null;
    game.deleted = false;
    const { status } = game;
    return say({
      type: 'GameRestored',
      data: { ...ids, key: null, ...fixture, status, result: game.result },
    });
  }
  if (game.deleted) return null;
  if (kind === 'delete') {
    game.deleted = true;
    return say({ type: 'GameDeleted', data: { ...ids, reason } });
  }
  if (kind === 'swapTeams') {
    const { homeTeamId, awayTeamId } = fixture;
    return say({
      type: 'GameTeamsCorrected',
      data: { ...ids, homeTeamId: awayTeamId, awayTeamId: homeTeamId, reason },
    });
  }
  if (kind === 'move')
    return say({
      type: 'GamePlacementCorrected',
      data: { ...ids, stage: fixture.stage, group: pick % 2 ? 'A' : null, reason },
    });
  if (kind === 'record' && game.status === 'scheduled') {
    game.status = 'final';
    game.result = result;
    return say({ type: 'ResultRecorded', data: { ...ids, ...result } });
  }
  if (kind === 'correct' && game.status === 'final') {
    game.result = result;
    return say({ type: 'ResultCorrected', data: { ...ids, ...result, reason } });
  }
  if (kind === 'withdraw' && game.status === 'final') {
    game.status = 'scheduled';
    game.result = null;
    return say({ type: 'ResultWithdrawn', data: { ...ids, reason } });
  }
  if (kind === 'cancel' && game.status === 'scheduled') {
    game.status = 'cancelled';
    return say({ type: 'GameCancelled', data: { ...ids, reason } });
  }
  return null;
};

const arrange = (world: World, kind: string, pick: number): Happening | null => {
  const seasonId = 1 + (pick % 2);
  const teamId = 1 + (pick % 6);
  const leagueId = leagueOf(seasonId, categoryOf(teamId));
  const tournamentId = tournamentOf(seasonId);
  const league = (event: CompetitionEvent) => at('league', leagueId, event);
  if (kind === 'rename')
    return league({ type: 'LeagueRenamed', data: { leagueId, seasonId, name: name(`Ligue ${pick}`) } });
  if (kind === 'ruleset')
    return league({
      type: 'LeagueRulesetChanged',
      data: { leagueId, seasonId, rulesetId: 1 + (pick % 2), rulesetVersion: 1 },
    });
  if (kind === 'listTeam')
    return at('team', teamId, {
      type: 'TeamListedForSeason',
      data: {
        teamId,
        seasonId,
        name: `Nom ${pick}`,
        categoryId: 1 + (pick % 2),
        regionId: 1,
        city: 'Lévis',
      },
    });
  const id = seasonId * 100 + teamId;
  if (kind === 'leave') {
    const gone = world.left.delete(id);
    if (gone)
      return league({ type: 'TeamEnteredLeague', data: { leagueId, seasonId, teamId, divisionId: 1 } });
    world.left.add(id);
    return league({ type: 'TeamLeftLeague', data: { leagueId, seasonId, teamId } });
  }
  if (kind === 'enterTournament') {
    const event = world.entered.has(id)
      ? ({ type: 'TeamLeftTournament', data: { tournamentId, seasonId, teamId } } as const)
      : ({
          type: 'TeamEnteredTournament',
          data: { tournamentId, seasonId, teamId, categoryId: categoryOf(teamId), group: null },
        } as const);
    if (!world.entered.delete(id)) world.entered.add(id);
    return at('tournament', tournamentId, event);
  }
  const teams = teamIds.filter((other) => categoryOf(other) === categoryOf(teamId));
  return league({
    type: 'LeagueDrawRecorded',
    data: { leagueId, seasonId, teamIds: pick % 2 ? teams : teams.toReversed() },
  });
};

const play = (steps: readonly Step[]): Happening[] => {
  const world: World = { games: [], left: new Set(), entered: new Set() };
  const happened = steps.map((step) => {
    if (step.step === 'enter') return enter(world, step.fixture, step.result);
    if ('result' in step) return change(world, step.step, step.pick, step.result);
    return arrange(world, step.step, step.pick);
  });
  return [...beginning, ...happened.filter((happening) => happening !== null)];
};

/** A possible history: schedules, results, corrections, deletions, restorations, renames, entries, two seasons. */
export const history: fc.Arbitrary<Happening[]> = fc.array(step, { minLength: 5, maxLength: 60 }).map(play);

/** Games with their results, to be entered in any order. */
export const playedGames = fc.array(fc.tuple(fixture, result), { minLength: 3, maxLength: 25 });

/** Appends what happened, in this order, each event to the end of its stream. */
export const createWriter = (log: EventLog) => {
  const lengths = new Map<string, number>();
  return async (happenings: readonly Happening[]): Promise<void> => {
    for (const { stream, event } of happenings) {
      const length = lengths.get(stream) ?? 0;
      const append: StreamAppend = {
        stream,
        events: [recordable(event)],
        expected: length === 0 ? 'none' : String(length - 1),
      };
      await log.append(append.stream, append.events, append.expected);
      lengths.set(stream, length + 1);
    }
  };
};

const recordable = (event: CompetitionEvent): NewEvent => {
  const commandId = randomUUID();
  return {
    ...event,
    eventId: randomUUID(),
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: systemActor,
      source: 'system',
      schemaVersion: 1,
    },
  };
};
