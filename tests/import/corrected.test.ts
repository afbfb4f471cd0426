import { randomUUID } from 'node:crypto';
import { game, sampleTeams, scheduled, team } from '@rondelle/importer/sample.fixture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { correctedSite, noChanges } from './corrected-site.ts';

let site: WritingSite;
let member: Client;
beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Corrige', 'masterAdmin');
});
afterAll(() => site?.stop());

const games = [game('g1'), game('g2', { date: '2024-10-12' }), scheduled('g3', { date: '2025-02-01' })];
const wolvesOf = (country: string) => ({ teams: [team('loups', { country }), ...sampleTeams.slice(1)] });
const inTournament = { league_key: '', tournament_key: 'classique', date: '2024-11-08' };
const input = { reason: 'other' } as const;
const result = {
  homeGoals: 3,
  awayGoals: 2,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: 1,
  awayFairPlay: null,
};
const gameAt = async (own: string, key: string) =>
  (await site.pool.query('SELECT * FROM games WHERE "sourceKey" = $1', [`${own}-${key}`])).rows[0];

describe('an import does not recreate what members deleted on the site', () => {
  test('a league without games, and it reports new values of the file for it', async () => {
    const { run, idOf, seasonId, mutate, rows, info } = await correctedSite(site, member, 'del-league');
    await run({});
    const [leagueId, id] = [await idOf('league', 'm15'), await seasonId()];
    await mutate('league.delete', { leagueId, seasonId: id, ...input });
    expect(await run({})).toMatchObject(noChanges);
    expect(await rows('SELECT 1 FROM leagues WHERE "sourceKey" = \'del-league-m15\'')).toEqual([]);
    const newTeam = team('louves', { category_key: 'm15-aa', league_key: 'm15' });
    const newGame = game('g9', {
      league_key: 'm15',
      category_key: 'm15-aa',
      home_team_key: 'aigles',
      away_team_key: 'louves',
    });
    const revised = { teams: [...sampleTeams, newTeam], games: [newGame] };
    const imported = {
      rejected: ['games.csv 2 league_key m15 deleted-on-site'],
      contradicted: ['teams.csv 7 league_key m15 deleted-on-site'],
    };
    expect(await run(revised)).toMatchObject({
      added: ['TeamListedForSeason', 'TeamRegistered'],
      ...imported,
    });
    expect(await run(revised)).toMatchObject({ added: [], reservations: 0, ...imported });
    // Members may create another league of the same category and region.
    const place = {
      categoryId: await idOf('category', 'm15-aa'),
      regionId: await idOf('region', 'mauricie'),
    };
    const rules = { rulesetId: await idOf('ruleset', 'quebec'), rulesetVersion: 1 };
    await mutate('league.create', { seasonId: id, ...place, ...rules, name: info.leagues[1]?.name });
    expect(await run({})).toMatchObject(noChanges);
  });

  test('a tournament, a team and a game', async () => {
    const { run, idOf, seasonId, mutate, rows } = await correctedSite(site, member, 'del-others');
    await run({ games });
    const [tournamentId, teamId, id] = [
      await idOf('tournament', 'classique'),
      await idOf('team', 'visiteurs'),
      await seasonId(),
    ];
    await mutate('tournament.delete', { tournamentId, seasonId: id, ...input });
    await mutate('team.delete', { teamId, ...input });
    await mutate('game.delete', {
      gameId: (await gameAt('del-others', 'g1')).gameId,
      seasonId: id,
      ...input,
    });
    expect(await run({ games })).toMatchObject(noChanges);
    const recreated = await rows(
      `SELECT "sourceKey" FROM tournaments WHERE "sourceKey" = 'del-others-classique' UNION ALL
       SELECT "sourceKey" FROM teams WHERE "sourceKey" = 'del-others-visiteurs' UNION ALL
       SELECT "sourceKey" FROM games WHERE "sourceKey" = 'del-others-g1'`,
    );
    expect(recreated).toEqual([]);
    const revised = {
      games: [
        game('g1', { home_goals: '6' }),
        ...games.slice(1),
        game('g8', inTournament),
        game('g9', { ...inTournament, tournament_key: '', home_team_key: 'visiteurs' }),
      ],
      teams: [...sampleTeams, team('visiteurs', { season: '2023-2024', league_key: '' })],
    };
    expect(await run(revised)).toMatchObject({
      added: [],
      rejected: [
        'games.csv 5 tournament_key classique deleted-on-site',
        'games.csv 6 home_team_key visiteurs deleted-on-site',
      ],
      contradicted: [
        'teams.csv 7 team_key visiteurs deleted-on-site',
        'games.csv 2 home_goals 6–2 deleted-on-site',
      ],
    });
  });

  test('an empty division, and a region', async () => {
    const { run, idOf, mutate, rows, info: base } = await correctedSite(site, member, 'del-catalogue');
    const info = {
      ...base,
      regions: [...base.regions, { key: 'estrie', name: { fr: 'Estrie', en: 'Estrie' } }],
    };
    await run({ info });
    await mutate('division.delete', { divisionId: await idOf('division', 'sud'), ...input });
    await mutate('region.delete', { regionId: await idOf('region', 'estrie'), ...input });
    expect(await run({ info })).toMatchObject(noChanges);
    const leagues = [...info.leagues, { ...base.leagues[0], key: 'louves', region: 'estrie' }];
    expect(await run({ info: { ...info, leagues } })).toMatchObject({
      added: [],
      rejected: ['dataset.json 0 leagues[3].region estrie names-deleted'],
    });
    expect(await rows('SELECT 1 FROM divisions WHERE "sourceKey" = \'del-catalogue-sud\'')).toEqual([]);
    const teams = [team('loups', { division_key: 'sud' }), ...sampleTeams.slice(1)];
    expect(await run({ teams })).toMatchObject({
      added: [],
      contradicted: ['teams.csv 2 division_key sud deleted-on-site'],
    });
  });

  test('the entry of a team in a league, in a tournament and in a season', async () => {
    const { run, idOf, seasonId, mutate } = await correctedSite(site, member, 'left');
    const played = [...games, game('g5', { ...inTournament, away_team_key: 'visiteurs' })];
    await run({ games: played });
    const id = await seasonId();
    const titans = await idOf('team', 'titans');
    await mutate('league.removeTeam', {
      leagueId: await idOf('league', 'm13'),
      seasonId: id,
      teamId: titans,
    });
    await mutate('team.delist', { teamId: titans, seasonId: id, ...input });
    const deletedGame = (await gameAt('left', 'g5')).gameId;
    await mutate('game.delete', { gameId: deletedGame, seasonId: id, ...input });
    const [tournamentId, teamId] = [await idOf('tournament', 'classique'), await idOf('team', 'visiteurs')];
    await mutate('tournament.removeTeam', { tournamentId, seasonId: id, teamId });
    expect(await run({ games: played })).toMatchObject(noChanges);
    // New games do not enter the team again either.
    const more = [
      ...played,
      game('g6', { ...inTournament, date: '2024-11-09', away_team_key: 'visiteurs' }),
      game('g7', { date: '2025-01-12', away_team_key: 'titans' }),
    ];
    expect(await run({ games: more })).toMatchObject({
      ...noChanges,
      rejected: [
        'games.csv 6 away_team_key visiteurs team-not-in-tournament',
        'games.csv 7 away_team_key titans team-not-in-league',
      ],
    });
  });
});

describe('an import keeps corrections of members while the file is unchanged', () => {
  test('to the division of a team', async () => {
    const { run, idOf, seasonId, mutate, rows } = await correctedSite(site, member, 'division');
    await run({ games });
    const [leagueId, id, teamId] = [
      await idOf('league', 'm13'),
      await seasonId(),
      await idOf('team', 'lynx'),
    ];
    const sud = await idOf('division', 'sud');
    await mutate('league.moveTeam', { leagueId, seasonId: id, teamId, divisionId: sud });
    expect(await run({ games })).toMatchObject(noChanges);
    const teams = sampleTeams.map((row) => (row.team_key === 'lynx' ? { ...row, division_key: '' } : row));
    const imported = { added: [], contradicted: ['teams.csv 3 division_key  changed-on-site'] };
    expect(await run({ games, teams })).toMatchObject(imported);
    const [entry] = await rows('SELECT "divisionId" FROM league_entries WHERE "teamId" = $1', [teamId]);
    expect(entry).toEqual({ divisionId: sud });
  });

  test('to the name of a team, even after the file changed its city', async () => {
    const { run, idOf, seasonId, mutate, rows } = await correctedSite(site, member, 'listing');
    await run({});
    const [teamId, id] = [await idOf('team', 'loups'), await seasonId()];
    const place = {
      categoryId: await idOf('category', 'm13-aa'),
      regionId: await idOf('region', 'mauricie'),
    };
    const listing = { name: 'Les Louves', city: 'Shawinigan', ...place };
    await mutate('team.change', { teamId, seasonId: id, ...listing });
    expect(await run({})).toMatchObject(noChanges);
    const moved = [team('loups', { city: 'Magog' }), ...sampleTeams.slice(1)];
    expect(await run({ teams: moved })).toMatchObject({ ...noChanges, added: ['TeamListedForSeason'] });
    expect(await run({ teams: moved })).toMatchObject(noChanges);
    const renamed = [team('loups', { city: 'Magog', name: 'Les Loups gris' }), ...sampleTeams.slice(1)];
    expect(await run({ teams: renamed })).toMatchObject({
      ...noChanges,
      contradicted: ['teams.csv 2 name Les Loups gris changed-on-site'],
    });
    const text = 'SELECT name, city FROM team_seasons WHERE "teamId" = $1';
    expect(await rows(text, [teamId])).toEqual([{ name: 'Les Louves', city: 'Magog' }]);
  });

  test('to the country of a team, and a file without countries removes none', async () => {
    const { run, idOf, seasonId, mutate, rows } = await correctedSite(site, member, 'country');
    await run({});
    expect(await run(wolvesOf('SE'))).toMatchObject({ ...noChanges, added: ['TeamListedForSeason'] });
    expect(await run({})).toMatchObject(noChanges);
    const teamId = await idOf('team', 'loups');
    const countries = () => rows('SELECT country FROM team_seasons WHERE "teamId" = $1', [teamId]);
    const place = {
      categoryId: await idOf('category', 'm13-aa'),
      regionId: await idOf('region', 'mauricie'),
      city: 'Shawinigan',
    };
    const listing = { teamId, seasonId: await seasonId(), ...place };
    await mutate('team.change', { ...listing, name: 'Les Louves' });
    expect(await countries()).toEqual([{ country: 'SE' }]);
    await mutate('team.change', { ...listing, name: 'Les Louves', country: null });
    expect(await run(wolvesOf('SE'))).toMatchObject(noChanges);
    expect(await countries()).toEqual([{ country: null }]);
    expect(await run(wolvesOf('FI'))).toMatchObject({
      ...noChanges,
      contradicted: ['teams.csv 2 country FI changed-on-site'],
    });
  });

  test('to names of a league, a tournament, a region, a category and a division; to dates, city and rules', async () => {
    const { run, idOf, seasonId, mutate, info } = await correctedSite(site, member, 'names');
    await run({ games });
    const name = { fr: 'Renommée', en: 'Renamed' };
    const id = await seasonId();
    const tournament = { tournamentId: await idOf('tournament', 'classique'), seasonId: id };
    const league = { leagueId: await idOf('league', 'm13'), seasonId: id };
    await mutate('league.rename', { ...league, name });
    await mutate('tournament.rename', { ...tournament, name });
    await mutate('tournament.changeDates', { ...tournament, startsOn: '2024-11-06', endsOn: '2024-11-11' });
    await mutate('region.rename', { regionId: await idOf('region', 'mauricie'), name, onlyIn: null });
    await mutate('category.rename', { categoryId: await idOf('category', 'm13-aa'), name, onlyIn: null });
    await mutate('division.rename', { divisionId: await idOf('division', 'nord'), name });
    const rules = { ...info.rulesets.quebec, goalDifferenceCap: 4 };
    await mutate('ruleset.revise', { rulesetId: await idOf('ruleset', 'quebec'), rules });
    expect(await run({ games })).toMatchObject(noChanges);
    const other = { fr: 'Autre', en: 'Other' };
    const revised = {
      ...info,
      regions: info.regions.map((one) => ({ ...one, name: other })),
      rulesets: { quebec: { ...info.rulesets.quebec, goalDifferenceCap: 7 } },
      leagues: info.leagues.map((one) => (one.key === 'm13' ? { ...one, name: other } : one)),
      tournaments: info.tournaments.map((one) =>
        one.key === 'classique' ? { ...one, endsOn: '2024-11-12', city: 'Magog' } : one,
      ),
    };
    const again = {
      added: [],
      contradicted: [
        'dataset.json 0 rulesets.quebec  changed-on-site',
        'dataset.json 0 regions.mauricie.name Autre changed-on-site',
        'dataset.json 0 leagues.m13.name Autre changed-on-site',
        'dataset.json 0 tournaments.classique.startsOn 2024-11-07 – 2024-11-12 changed-on-site',
      ],
    };
    expect(await run({ games, info: revised })).toMatchObject({ ...again, added: ['TournamentCityChanged'] });
    expect(await run({ games, info: revised })).toMatchObject(again);
  });

  test('to the dates of a season', async () => {
    const { run, seasonId, mutate, rows } = await correctedSite(site, member, 'days');
    await run({});
    const id = await seasonId();
    await mutate('season.changeDates', { seasonId: id, startsOn: '2024-09-15', endsOn: '2025-06-30' });
    expect(await run({})).toMatchObject(noChanges);
    const [{ startsOn }] = await rows('SELECT "startsOn" FROM seasons WHERE "seasonId" = $1', [id]);
    expect(startsOn).toBe('2024-09-15');
    await mutate('season.changeDates', { seasonId: id, startsOn: '2024-09-01', endsOn: '2025-08-31' });
  });

  test('to the result of a game, even when the file changes other fields of it', async () => {
    const { run, seasonId, mutate } = await correctedSite(site, member, 'result');
    await run({ games });
    const id = await seasonId();
    const { gameId } = await gameAt('result', 'g1');
    await mutate('game.correctResult', { gameId, seasonId: id, reason: 'typing-error', ...result });
    expect(await run({ games })).toMatchObject(noChanges);
    const moved = [game('g1', { time: '19:00' }), ...games.slice(1)];
    expect(await run({ games: moved })).toMatchObject({ ...noChanges, added: ['GameRescheduled'] });
    expect(await run({ games: moved })).toMatchObject(noChanges);
    expect(await gameAt('result', 'g1')).toMatchObject({ time: '19:00', homeGoals: 3 });
  });
});

describe('a file with a new value that contradicts a correction', () => {
  test('keeps the result, reports the contradiction, and imports the rest of the row', async () => {
    const { run, seasonId, mutate } = await correctedSite(site, member, 'news');
    await run({ games });
    const id = await seasonId();
    const { gameId } = await gameAt('news', 'g1');
    await mutate('game.correctResult', { gameId, seasonId: id, reason: 'typing-error', ...result });
    const place = { time: '13:30', venue: 'Aréna Jacques-Plante', city: 'Shawinigan' };
    await mutate('game.reschedule', { gameId, seasonId: id, date: '2024-10-05', ...place });
    const revised = [
      game('g1', {
        home_goals: '7',
        away_fair_play: '1',
        date: '2024-10-06',
        venue: 'Aréna Jean-Guy-Talbot',
      }),
      ...games.slice(1),
    ];
    const contradicted = [
      'games.csv 2 home_goals 7–2 changed-on-site',
      'games.csv 2 venue Aréna Jean-Guy-Talbot, Shawinigan changed-on-site',
    ];
    expect(await run({ games: revised })).toMatchObject({
      added: ['GameRescheduled', 'ResultCorrected'],
      rejected: [],
      contradicted,
    });
    expect(await gameAt('news', 'g1')).toMatchObject({
      homeGoals: 3,
      awayFairPlay: 1,
      date: '2024-10-06',
      venue: 'Aréna Jacques-Plante',
    });
    expect(await run({ games: revised })).toMatchObject({ added: [], rejected: [], contradicted });
    // Once members correct the result to that of the file, nothing contradicts it any more.
    await mutate('game.correctResult', {
      gameId,
      seasonId: id,
      reason: 'typing-error',
      ...result,
      homeGoals: 7,
      awayFairPlay: 1,
    });
    expect((await run({ games: revised })).contradicted).toEqual([contradicted[1]]);
  });
});

describe('a team that members merged into another', () => {
  const twin = team('louves');
  const withTwin = [...sampleTeams, twin];
  const played = [
    ...games,
    game('g4', { home_team_key: 'louves', away_team_key: 'titans', date: '2024-11-02' }),
  ];
  const merge = async (own: string) => {
    const merging = await correctedSite(site, member, own);
    await merging.run({ games: played, teams: withTwin });
    const [teamId, into] = [await merging.idOf('team', 'louves'), await merging.idOf('team', 'loups')];
    const commandId = randomUUID();
    expect(await merging.mutate('history.mergeTeams', { commandId, teamId, into })).toMatchObject({
      finished: true,
    });
    return { ...merging, into };
  };

  test('is not created again, and new rows with its key go to the remaining team', async () => {
    const { run, rows, into } = await merge('merge');
    expect(await run({ games: played, teams: withTwin })).toMatchObject(noChanges);
    expect(await rows('SELECT 1 FROM teams WHERE "sourceKey" = \'merge-louves\'')).toEqual([]);
    const more = [
      ...played,
      game('g5', { home_team_key: 'louves', away_team_key: 'titans', date: '2024-12-01' }),
      game('g6', { home_team_key: 'louves', away_team_key: 'loups', date: '2024-12-02' }),
      game('g7', { ...inTournament, home_team_key: 'louves' }),
    ];
    const imported = { contradicted: [], rejected: ['games.csv 7 away_team_key loups same-team'] };
    expect(await run({ games: more, teams: withTwin })).toMatchObject({
      ...imported,
      added: ['GameRecorded', 'GameRecorded', 'TeamEnteredTournament', 'TeamEnteredTournament'],
    });
    for (const key of ['g4', 'g5', 'g7'])
      expect(await gameAt('merge', key)).toMatchObject({ homeTeamId: into });
    expect(await run({ games: more, teams: withTwin })).toMatchObject({
      ...imported,
      added: [],
      reservations: 0,
    });
  });

  test('lists the remaining team in a season in which the file has only the merged one', async () => {
    const { run, rows, into } = await merge('merge-season');
    const teams = [...withTwin, team('louves', { season: '2023-2024', league_key: 'm13-old' })];
    const files = { games: played, teams };
    expect(await run(files)).toMatchObject({
      ...noChanges,
      added: ['TeamEnteredLeague', 'TeamListedForSeason'],
    });
    expect(await run(files)).toMatchObject(noChanges);
    expect(await rows('SELECT 1 FROM team_seasons WHERE "teamId" = $1', [into])).toHaveLength(2);
  });
});

test('a team that the file moves to another category retains its played games', async () => {
  const { run } = await correctedSite(site, member, 'category');
  await run({ games });
  const teams = sampleTeams.map((row) =>
    row.team_key === 'lynx' ? { ...row, category_key: 'm15-aa', league_key: 'm15', division_key: '' } : row,
  );
  expect(await run({ games, teams })).toMatchObject({
    ...noChanges,
    added: ['TeamEnteredLeague', 'TeamListedForSeason'],
  });
  expect(await run({ games, teams })).toMatchObject(noChanges);
  const more = [...games, game('g9', { date: '2025-01-11' })];
  expect(await run({ games: more, teams })).toMatchObject({
    added: [],
    rejected: ['games.csv 5 away_team_key lynx team-not-in-league'],
  });
  const fixed = [game('g1', { home_goals: '5' }), ...games.slice(1)];
  expect(await run({ games: fixed, teams })).toMatchObject({ ...noChanges, added: ['ResultCorrected'] });
});
