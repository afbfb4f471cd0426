import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { competitions } from '../competitions/competitions.view.ts';
import { computeGroup } from '../engine/derive.ts';
import { rowsAfter } from '../engine/recorded-events.ts';
import { leagueEntries, leagues } from './leagues.views.ts';
import { divisions, regions } from './named.views.ts';
import { rulesets } from './rulesets.view.ts';
import { seasons } from './seasons.view.ts';
import { teamSeasons, teams } from './teams.views.ts';
import { tournamentEntries, tournaments } from './tournaments.views.ts';

const name = { fr: 'Montréal', en: 'Montreal' };
const league = { leagueId: 5, seasonId: 2 };
const created = [
  'league-5',
  {
    type: 'LeagueCreated',
    data: { ...league, key: 'a', categoryId: 3, regionId: 1, name, rulesetId: 1, rulesetVersion: 1 },
  },
] as const;
const entered = [
  'league-5',
  { type: 'TeamEnteredLeague', data: { ...league, teamId: 9, divisionId: null } },
] as const;

test('a league moves to another category and region', () => {
  const moved = [
    'league-5',
    { type: 'LeagueMoved', data: { ...league, categoryId: 4, regionId: 2 } },
  ] as const;
  expect(rowsAfter([leagues], created, entered, moved).leagues).toMatchObject([
    { categoryId: 4, regionId: 2, nameFr: 'Montréal', competition: 'league-5', revision: 2 },
  ]);
});

test('a season records when it was last chosen as the ongoing one', () => {
  const opened = [
    'season-1',
    {
      type: 'SeasonOpened',
      data: { seasonId: 1, slug: '2024-2025', startsOn: '2024-08-01', endsOn: '2025-06-30' },
    },
  ] as const;
  const chosen = ['season-1', { type: 'OngoingSeasonChosen', data: { seasonId: 1 } }] as const;
  expect(rowsAfter([seasons], opened).seasons).toMatchObject([{ slug: '2024-2025', chosenAt: null }]);
  expect(rowsAfter([seasons], opened, chosen).seasons).toMatchObject([{ chosenAt: '2', revision: 1 }]);
});

test('a name for one season does not replace the general name', () => {
  const added = ['region-1', { type: 'RegionAdded', data: { regionId: 1, key: null, name } }] as const;
  const other = { fr: 'Mtl', en: 'Mtl' };
  const rename = (onlyIn: number | null) =>
    ['region-1', { type: 'RegionRenamed', data: { regionId: 1, name: other, onlyIn } }] as const;
  expect(rowsAfter([regions], added, rename(4)).regions).toMatchObject([
    { nameFr: 'Montréal', seasonNames: { 4: other }, revision: 1 },
  ]);
  expect(rowsAfter([regions], added, rename(null)).regions).toMatchObject([
    { nameFr: 'Mtl', seasonNames: {} },
  ]);
});

test('a description is stored in both languages, and removed by null', () => {
  const description = { fr: 'Sur l’île.', en: 'On the island.' };
  const added = ['region-1', { type: 'RegionAdded', data: { regionId: 1, key: null, name } }] as const;
  const describe = (text: typeof description | null) =>
    ['region-1', { type: 'RegionDescribed', data: { regionId: 1, description: text } }] as const;
  expect(rowsAfter([regions], added).regions).toMatchObject([{ description: null, revision: 0 }]);
  expect(rowsAfter([regions], added, describe(description)).regions).toMatchObject([
    { description, nameFr: 'Montréal', revision: 1 },
  ]);
  expect(rowsAfter([regions], added, describe(description), describe(null)).regions).toMatchObject([
    { description: null, revision: 2 },
  ]);
});

test('renaming a division changes its name in all seasons', () => {
  expect(
    rowsAfter(
      [divisions],
      ['division-1', { type: 'DivisionAdded', data: { divisionId: 1, key: null, name } }],
      ['division-1', { type: 'DivisionRenamed', data: { divisionId: 1, name: { fr: 'Est', en: 'East' } } }],
    ).divisions,
  ).toMatchObject([{ nameFr: 'Est', nameEn: 'East', seasonNames: {}, revision: 1 }]);
});

test('each version of a ruleset is a row', () => {
  const rows = rowsAfter(
    [rulesets],
    ['ruleset-1', { type: 'RulesetDefined', data: { rulesetId: 1, key: 'q', rules: presets.quebecMinor } }],
    ['ruleset-1', { type: 'RulesetRevised', data: { rulesetId: 1, version: 2, rules: presets.nhl } }],
  ).rulesets;
  expect(rows).toMatchObject([
    { version: 1, sourceKey: 'q', rules: presets.quebecMinor },
    { version: 2, sourceKey: null, rules: presets.nhl },
  ]);
});

test('a league is searchable by both names without accents, and its entries update its revision', () => {
  const rows = rowsAfter([leagues, leagueEntries], created, entered);
  expect(rows.leagues).toMatchObject([
    { competition: 'league-5', searchName: 'montreal montreal', draw: null, revision: 1 },
  ]);
  expect(rows.league_entries).toEqual([
    {
      leagueId: 5,
      teamId: 9,
      seasonId: 2,
      competition: 'league-5',
      divisionId: null,
      deducted: 0,
      withdrawn: null,
    },
  ]);
});

test('an entry follows its team to a division, and is removed when the team leaves', () => {
  const move = [
    'league-5',
    { type: 'TeamMovedToDivision', data: { ...league, teamId: 9, divisionId: 4 } },
  ] as const;
  const left = ['league-5', { type: 'TeamLeftLeague', data: { ...league, teamId: 9 } }] as const;
  expect(rowsAfter([leagueEntries], created, entered, move).league_entries).toMatchObject([
    { divisionId: 4 },
  ]);
  expect(rowsAfter([leagueEntries], created, entered, left).league_entries).toEqual([]);
});

const listed = (name: string) =>
  [
    'team-9',
    {
      type: 'TeamListedForSeason',
      data: { teamId: 9, seasonId: 2, name, categoryId: 3, regionId: 1, city: null },
    },
  ] as const;
const ofSweden = (name: string) => {
  const [stream, { type, data }] = listed(name);
  return [stream, { type, data: { ...data, country: 'SE' } }] as const;
};

test('a later listing of a team in a season replaces the earlier one', () => {
  const registered = ['team-9', { type: 'TeamRegistered', data: { teamId: 9, key: 't' } }] as const;
  const rows = rowsAfter([teams, teamSeasons], registered, listed('Élans'), listed('Étoiles'));
  expect(rows.teams).toEqual([{ teamId: 9, sourceKey: 't', organizationId: null, crest: null, revision: 2 }]);
  expect(rows.team_seasons).toMatchObject([
    { name: 'Étoiles', searchName: 'etoiles', searchText: ' etoiles elans ' },
  ]);
});

test('a tournament and its entries become rows', () => {
  const tournament = { tournamentId: 4, seasonId: 2 };
  const categoryIds = [3];
  const dates = { startsOn: '2025-01-02', endsOn: '2025-01-05' };
  const made = [
    'tournament-4',
    {
      type: 'TournamentCreated',
      data: {
        ...tournament,
        key: null,
        name,
        categoryIds,
        rulesetId: 1,
        rulesetVersion: 1,
        ...dates,
        city: 'Lévis',
      },
    },
  ] as const;
  const joined = [
    'tournament-4',
    { type: 'TeamEnteredTournament', data: { ...tournament, teamId: 9, categoryId: 3, group: 'A' } },
  ] as const;
  const rows = rowsAfter([tournaments, tournamentEntries], made, joined);
  expect(rows.tournaments).toMatchObject([{ competition: 'tournament-4', categoryIds: [3], revision: 1 }]);
  expect(rows.tournament_entries).toMatchObject([{ teamId: 9, groupName: 'A' }]);
});

test("a competition has the rules of its ruleset's version", () => {
  const defined = [
    'ruleset-1',
    { type: 'RulesetDefined', data: { rulesetId: 1, key: null, rules: presets.nhl } },
  ] as const;
  const rows = rowsAfter([rulesets, leagues], defined, created);
  const computed = computeGroup(competitions, [1, 1], ({ source }) => rows[source.name]);
  expect(computed).toMatchObject([{ competition: 'league-5', kind: 'league', id: 5, rules: presets.nhl }]);
});

const after = (...given: string[]) => rowsAfter([teamSeasons], ...given.map(listed)).team_seasons?.[0];

test('removes the names in between when a team gets an earlier name back', () => {
  expect(after('Rapides', 'Maroons', 'Titans')).toMatchObject({
    name: 'Titans',
    earlierNames: ['Rapides', 'Maroons'],
    searchText: ' titans rapides maroons ',
  });
  expect(after('Rapides', 'Maroons', 'Vauriens', 'Maroons')).toMatchObject({ earlierNames: ['Rapides'] });
  expect(after('Rapides', 'Vauriens', 'Rapides')).toEqual(after('Rapides'));
});

test("finds a country's team by the country's names in both languages", () => {
  expect(rowsAfter([teamSeasons], ofSweden('Tre Kronor')).team_seasons).toMatchObject([
    { name: 'Tre Kronor', country: 'SE', searchText: ' tre kronor suede sweden ' },
  ]);
  expect(rowsAfter([teamSeasons], ofSweden('Sweden'), listed('Élans')).team_seasons).toMatchObject([
    { country: null, searchText: ' elans sweden ' },
  ]);
});
