import { categoryPolicies } from '@rondelle/contracts/competition/category-policy.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { category } from '@rondelle/domain/competition/category.decider.ts';
import { city } from '@rondelle/domain/competition/city.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { organization } from '@rondelle/domain/competition/organization.decider.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import fc from 'fast-check';
import { categoryOf, leagueOf, name, seasonIds, teamIds, tournamentOf } from './beginning.ts';
import type { StreamEvent } from './stream-event.ts';
import { isPlayedIn, type World } from './world.ts';

const changes = [
  'region',
  'category',
  'policy',
  'division',
  'city',
  'organization',
  'club',
  'crest',
  'deductInLeague',
  'deductInTournament',
  'seasonDates',
  'tournamentDates',
  'newRules',
  'passingRules',
  'league',
  'listing',
  'mergeTeams',
] as const;
/** A change of names or rules that pages use, of entities that every game of the histories refers to. */
export type PastStep = {
  readonly step: 'past';
  readonly change: (typeof changes)[number];
  readonly pick: number;
};
export const pastStep: fc.Arbitrary<PastStep> = fc.record({
  step: fc.constant('past' as const),
  change: fc.constantFrom(...changes),
  pick: fc.nat(10_000),
});

const reason = 'other' as const;
/** A second region, to which leagues and teams move. */
const otherRegion = 2;

const renamed = (pick: number) => ({
  name: name(`Nom ${pick % 7}`),
  onlyIn: pick % 3 === 0 ? 1 + (pick % 2) : null,
});
const colours = ['#aa1122', '#124684', '#f4c430', '#ffffff'] as const;
const colour = (pick: number) => colours[pick % colours.length] ?? '#ffffff';
const seasonOf = (pick: number) => seasonIds[pick % seasonIds.length] ?? 1;
const teamOf = (pick: number) => teamIds[pick % teamIds.length] ?? 1;
const placeOf = (pick: number) => ({
  categoryId: 1 + (pick % 2),
  regionId: pick % 3 === 0 ? otherRegion : 1,
});

const sendRegion = (world: World, pick: number) => {
  const regionId = 1 + (pick % 2);
  return world.send('region', regionId, region, { type: 'RenameRegion', regionId, ...renamed(pick) });
};

export const addOtherRegion = (world: World): readonly StreamEvent[] =>
  world.send('region', otherRegion, region, {
    type: 'AddRegion',
    regionId: otherRegion,
    key: 'sag',
    name: name('Saguenay'),
  });

/** Revises the rules of leagues, and lets one of them adopt the new version. */
const sendRules = (world: World, pick: number) => {
  const rules = [presets.nhl, presets.threeTwoOne, presets.iihf][pick % 3] ?? presets.nhl;
  const revised = world.send('ruleset', 1, ruleset, { type: 'ReviseRuleset', rulesetId: 1, rules });
  const [version = 0] = revised.map(({ event }) =>
    event.type === 'RulesetRevised' ? event.data.version : 0,
  );
  if (version === 0) return revised;
  const seasonId = seasonOf(pick);
  const leagueId = leagueOf(seasonId, 1 + (pick % 2));
  const by = { rulesetId: 1, rulesetVersion: version };
  const tournamentId = tournamentOf(seasonId);
  return [
    ...revised,
    ...(pick % 4 === 0
      ? world.send('tournament', tournamentId, tournament, {
          type: 'ChangeTournamentRuleset',
          tournamentId,
          seasonId,
          ...by,
        })
      : world.send('league', leagueId, league, { type: 'ChangeLeagueRuleset', leagueId, seasonId, ...by })),
  ];
};

/** Lets a league adopt other rules, and later drops them, so that no row of a current view has them any more. */
const sendPassingRules = (world: World, pick: number) => {
  const rulesetId = 8;
  const leagueId = leagueOf(1, 1);
  const adopts = (id: number) =>
    world.send('league', leagueId, league, {
      type: 'ChangeLeagueRuleset',
      leagueId,
      seasonId: 1,
      rulesetId: id,
      rulesetVersion: 1,
    });
  const rules = presets.threeTwoOne;
  const defined = world.send('ruleset', rulesetId, ruleset, {
    type: 'DefineRuleset',
    rulesetId,
    key: `p${pick}`,
    rules,
  });
  return defined.length > 0
    ? [...defined, ...adopts(rulesetId)]
    : [
        ...adopts(1),
        ...world.send('ruleset', rulesetId, ruleset, {
          type: 'DeleteRuleset',
          rulesetId,
          reason,
          inUse: false,
        }),
      ];
};

/** Merges a team into another one, as the product does: its games move first, then its entries end. */
const sendMerge = (world: World, pick: number) => {
  const teamId = teamOf(pick);
  const into = 1 + ((teamId + 1) % teamIds.length);
  const playsIn = (fixture: { readonly homeTeamId: number; readonly awayTeamId: number }) =>
    fixture.homeTeamId === teamId || fixture.awayTeamId === teamId;
  const moved = [...world.games()].flatMap(([gameId, { deleted, fixture, seasonId }]) => {
    if (deleted || !playsIn(fixture)) return [];
    const homeTeamId = fixture.homeTeamId === teamId ? into : fixture.homeTeamId;
    const awayTeamId = fixture.awayTeamId === teamId ? into : fixture.awayTeamId;
    return world.send('game', gameId, game, {
      type: 'CorrectGameTeams',
      gameId,
      seasonId,
      homeTeamId,
      awayTeamId,
      reason,
    });
  });
  const left = seasonIds.flatMap((seasonId) => {
    const leagueId = leagueOf(seasonId, categoryOf(teamId));
    const tournamentId = tournamentOf(seasonId);
    return [
      ...world.send('league', leagueId, league, {
        type: 'RemoveTeamFromLeague',
        leagueId,
        seasonId,
        teamId,
        hasPlayed: false,
      }),
      ...world.send('tournament', tournamentId, tournament, {
        type: 'RemoveTeamFromTournament',
        tournamentId,
        seasonId,
        teamId,
        hasPlayed: false,
      }),
    ];
  });
  const hasPlayed = isPlayedIn(world, playsIn);
  return [
    ...moved,
    ...left,
    ...world.send('team', teamId, team, { type: 'MergeTeam', teamId, into, hasPlayed }),
  ];
};

const senders: Readonly<Record<PastStep['change'], (world: World, pick: number) => readonly StreamEvent[]>> =
  {
    region: sendRegion,
    category: (world, pick) =>
      world.send('category', 1 + (pick % 2), category, {
        type: 'RenameCategory',
        categoryId: 1 + (pick % 2),
        ...renamed(pick),
      }),
    policy: (world, pick) =>
      world.send('category', 1 + (pick % 2), category, {
        type: 'ChooseCategoryPolicy',
        categoryId: 1 + (pick % 2),
        shows: categoryPolicies[(pick >> 1) % categoryPolicies.length] ?? 'everything',
      }),
    division: (world, pick) =>
      world.send('division', 1, division, {
        type: 'RenameDivision',
        divisionId: 1,
        name: renamed(pick).name,
      }),
    city: (world, pick) =>
      world.send('city', 1, city, {
        type: 'ChangeCity',
        cityId: 1,
        name: pick % 2 ? name('Laval') : renamed(pick).name,
        regionId: pick % 3 === 0 ? otherRegion : 1,
        at: null,
      }),
    organization: (world, pick) =>
      world.send('organization', 1, organization, {
        type: 'ChangeOrganization',
        organizationId: 1,
        name: renamed(pick).name,
        cityId: 1,
      }),
    club: (world, pick) =>
      world.send('team', teamOf(pick), team, {
        type: 'AssignTeamToOrganization',
        teamId: teamOf(pick),
        organizationId: pick % 3 === 0 ? null : 1,
      }),
    crest: (world, pick) =>
      world.send('team', teamOf(pick), team, {
        type: 'ChooseTeamCrest',
        teamId: teamOf(pick),
        crest: { main: colour(pick), second: colour(pick >> 2), outline: 'shield', motif: 'bars' },
      }),
    deductInLeague: (world, pick) => {
      const [seasonId, teamId] = [seasonOf(pick), teamOf(pick >> 1)];
      const leagueId = leagueOf(seasonId, categoryOf(teamId));
      const points = pick % 5;
      return world.send('league', leagueId, league, {
        type: 'DeductLeaguePoints',
        leagueId,
        seasonId,
        teamId,
        points,
        reason,
      });
    },
    deductInTournament: (world, pick) => {
      const [seasonId, teamId] = [seasonOf(pick), teamOf(pick >> 1)];
      const tournamentId = tournamentOf(seasonId);
      const points = pick % 5;
      return world.send('tournament', tournamentId, tournament, {
        type: 'DeductTournamentPoints',
        tournamentId,
        seasonId,
        teamId,
        points,
        reason,
      });
    },
    seasonDates: (world, pick) =>
      world.send('season', seasonOf(pick), season, {
        type: 'ChangeSeasonDates',
        seasonId: seasonOf(pick),
        startsOn: `20${20 + (pick % 4)}-08-01`,
        endsOn: '2024-06-30',
      }),
    tournamentDates: (world, pick) => {
      const [seasonId, tournamentId] = [seasonOf(pick), tournamentOf(seasonOf(pick))];
      return world.send('tournament', tournamentId, tournament, {
        type: 'ChangeTournamentDates',
        tournamentId,
        seasonId,
        startsOn: `202${seasonId}-12-0${1 + (pick % 5)}`,
        endsOn: `202${seasonId}-12-20`,
      });
    },
    newRules: sendRules,
    passingRules: sendPassingRules,
    league: (world, pick) => {
      const seasonId = seasonOf(pick);
      const leagueId = leagueOf(seasonId, 1 + ((pick >> 1) % 2));
      return world.send('league', leagueId, league, {
        type: 'MoveLeague',
        leagueId,
        seasonId,
        ...placeOf(pick >> 2),
      });
    },
    listing: (world, pick) => {
      const [seasonId, teamId] = [seasonOf(pick), teamOf(pick >> 1)];
      const city = ['Laval', 'Lévis', null][pick % 3] ?? null;
      const country = (['SE', null, 'US'] as const)[pick % 3] ?? null;
      // A team with entries or games stays in its category.
      const place = { ...placeOf(pick >> 3), categoryId: categoryOf(teamId) };
      const listing = { seasonId, name: `Les ${pick % 9}`, ...place, city, country };
      return world.send('team', teamId, team, { type: 'ListTeamForSeason', teamId, ...listing });
    },
    mergeTeams: sendMerge,
  };

export const playPast = (world: World, { change, pick }: PastStep): readonly StreamEvent[] =>
  senders[change](world, pick);
