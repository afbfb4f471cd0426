import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { at, type StreamEvent } from './stream-event.ts';

export const seasonIds = [1, 2] as const;
export const teamIds = [1, 2, 3, 4, 5, 6] as const;
export const leagueOf = (seasonId: number, categoryId: number): number => seasonId * 10 + categoryId;
export const tournamentOf = (seasonId: number): number => seasonId;
export const name = (text: string) => ({ fr: text, en: `${text} (en)` });
const catalogue = (): StreamEvent[] => [
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
  at('city', 1, {
    type: 'CityAdded',
    data: {
      cityId: 1,
      key: 'laval',
      name: name('Laval'),
      regionId: 1,
      at: { latitude: 45.57, longitude: -73.69 },
    },
  }),
  at('organization', 1, {
    type: 'OrganizationAdded',
    data: { organizationId: 1, key: 'ahm', name: name('AHM Laval'), cityId: 1 },
  }),
  at('division', 1, { type: 'DivisionAdded', data: { divisionId: 1, key: null, name: name('Est') } }),
  ...teamIds.map((teamId) =>
    at('team', teamId, { type: 'TeamRegistered', data: { teamId, key: `t${teamId}` } }),
  ),
];

/** Odd teams play in category 1, even ones in category 2, and every game stays within a category. */
export const categoryOf = (teamId: number): number => (teamId % 2 === 1 ? 1 : 2);

const season = (seasonId: number): StreamEvent[] => [
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
  at('tournament', tournamentOf(seasonId), {
    type: 'TeamEnteredTournament',
    data: {
      tournamentId: tournamentOf(seasonId),
      seasonId,
      teamId: 5,
      categoryId: categoryOf(5),
      group: 'A',
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

/** The beginning of every history: two seasons, each with two leagues of three teams and a tournament. */
export const beginning: readonly StreamEvent[] = [...catalogue(), ...seasonIds.flatMap(season)];
