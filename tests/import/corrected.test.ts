import { randomUUID } from 'node:crypto';
import { game, sampleTeams, scheduled, team } from '@rondelle/importer/sample.fixture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { correctedSite, nothing } from './corrected-site.ts';

let site: WritingSite;
let member: Client;
beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Corrige', 'masterAdmin');
}, 60_000);
afterAll(() => site.stop());

const games = [game('g1'), game('g2', { date: '2024-10-12' }), scheduled('g3', { date: '2025-02-01' })];
const inTournament = { league_key: '', tournament_key: 'classique', date: '2024-11-08' };
const said = { reason: 'other' } as const;
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

describe('what people have deleted on the site is not made again', () => {
  test('a league without games, and what the file says anew of it is told', async () => {
    const { run, idOf, seasonId, tell, rows, info } = await correctedSite(site, member, 'del-league');
    await run({});
    const [leagueId, id] = [await idOf('league', 'm15'), await seasonId()];
    await tell('league.delete', { leagueId, seasonId: id, ...said });
    expect(await run({})).toMatchObject(nothing);
    expect(await rows('SELECT 1 FROM leagues WHERE "sourceKey" = \'del-league-m15\'')).toEqual([]);
    const newTeam = team('louves', { category_key: 'm15-aa', league_key: 'm15' });
    const newGame = game('g9', {
      league_key: 'm15',
      category_key: 'm15-aa',
      home_team_key: 'aigles',
      away_team_key: 'louves',
    });
    const anew = { teams: [...sampleTeams, newTeam], games: [newGame] };
    const imported = {
      rejected: ['games.csv 2 league_key m15 deleted-on-site'],
      contradicted: ['teams.csv 7 league_key m15 deleted-on-site'],
    };
    expect(await run(anew)).toMatchObject({ added: ['TeamListedForSeason', 'TeamRegistered'], ...imported });
    expect(await run(anew)).toMatchObject({ added: [], reservations: 0, ...imported });
    // Its place is free for a league that people make there.
    const place = {
      categoryId: await idOf('category', 'm15-aa'),
      regionId: await idOf('region', 'mauricie'),
    };
    const rules = { rulesetId: await idOf('ruleset', 'quebec'), rulesetVersion: 1 };
    await tell('league.create', { seasonId: id, ...place, ...rules, name: info.leagues[1]?.name });
    expect(await run({})).toMatchObject(nothing);
  });

  test('a tournament, a team and a game', async () => {
    const { run, idOf, seasonId, tell, rows } = await correctedSite(site, member, 'del-others');
    await run({ games });
    const [tournamentId, teamId, id] = [
      await idOf('tournament', 'classique'),
      await idOf('team', 'visiteurs'),
      await seasonId(),
    ];
    await tell('tournament.delete', { tournamentId, seasonId: id, ...said });
    await tell('team.delete', { teamId, ...said });
    await tell('game.delete', { gameId: (await gameAt('del-others', 'g1')).gameId, seasonId: id, ...said });
    expect(await run({ games })).toMatchObject(nothing);
    const kept = await rows(
      `SELECT "sourceKey" FROM tournaments WHERE "sourceKey" = 'del-others-classique' UNION ALL
       SELECT "sourceKey" FROM teams WHERE "sourceKey" = 'del-others-visiteurs' UNION ALL
       SELECT "sourceKey" FROM games WHERE "sourceKey" = 'del-others-g1'`,
    );
    expect(kept).toEqual([]);
    const anew = {
      games: [
        game('g1', { home_goals: '6' }),
        ...games.slice(1),
        game('g8', inTournament),
        game('g9', { ...inTournament, tournament_key: '', home_team_key: 'visiteurs' }),
      ],
      teams: [...sampleTeams, team('visiteurs', { season: '2023-2024', league_key: '' })],
    };
    expect(await run(anew)).toMatchObject({
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

  test('a division that nobody is in, and a region', async () => {
    const { run, idOf, tell, rows, info: base } = await correctedSite(site, member, 'del-catalogue');
    const info = {
      ...base,
      regions: [...base.regions, { key: 'estrie', name: { fr: 'Estrie', en: 'Estrie' } }],
    };
    await run({ info });
    await tell('division.delete', { divisionId: await idOf('division', 'sud'), ...said });
    await tell('region.delete', { regionId: await idOf('region', 'estrie'), ...said });
    expect(await run({ info })).toMatchObject(nothing);
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

  test('a team’s place in a league, in a tournament and in a season', async () => {
    const { run, idOf, seasonId, tell } = await correctedSite(site, member, 'left');
    const played = [...games, game('g5', { ...inTournament, away_team_key: 'visiteurs' })];
    await run({ games: played });
    const id = await seasonId();
    const titans = await idOf('team', 'titans');
    await tell('league.removeTeam', { leagueId: await idOf('league', 'm13'), seasonId: id, teamId: titans });
    await tell('team.delist', { teamId: titans, seasonId: id, ...said });
    const gone = (await gameAt('left', 'g5')).gameId;
    await tell('game.delete', { gameId: gone, seasonId: id, ...said });
    const [tournamentId, teamId] = [await idOf('tournament', 'classique'), await idOf('team', 'visiteurs')];
    await tell('tournament.removeTeam', { tournamentId, seasonId: id, teamId });
    expect(await run({ games: played })).toMatchObject(nothing);
    // Not even for the sake of new games.
    const more = [
      ...played,
      game('g6', { ...inTournament, date: '2024-11-09', away_team_key: 'visiteurs' }),
      game('g7', { date: '2025-01-12', away_team_key: 'titans' }),
    ];
    expect(await run({ games: more })).toMatchObject({
      ...nothing,
      rejected: [
        'games.csv 6 away_team_key visiteurs team-not-in-tournament',
        'games.csv 7 away_team_key titans team-not-in-league',
      ],
    });
  });
});

describe('what people have corrected stays so while the file says what it said', () => {
  test('the division of a team', async () => {
    const { run, idOf, seasonId, tell, rows } = await correctedSite(site, member, 'division');
    await run({ games });
    const [leagueId, id, teamId] = [
      await idOf('league', 'm13'),
      await seasonId(),
      await idOf('team', 'lynx'),
    ];
    const sud = await idOf('division', 'sud');
    await tell('league.moveTeam', { leagueId, seasonId: id, teamId, divisionId: sud });
    expect(await run({ games })).toMatchObject(nothing);
    const teams = sampleTeams.map((row) => (row.team_key === 'lynx' ? { ...row, division_key: '' } : row));
    const imported = { added: [], contradicted: ['teams.csv 3 division_key  changed-on-site'] };
    expect(await run({ games, teams })).toMatchObject(imported);
    const [entry] = await rows('SELECT "divisionId" FROM league_entries WHERE "teamId" = $1', [teamId]);
    expect(entry).toEqual({ divisionId: sud });
  });

  test('what a team is called, also after the file has changed its city', async () => {
    const { run, idOf, seasonId, tell, rows } = await correctedSite(site, member, 'listing');
    await run({});
    const [teamId, id] = [await idOf('team', 'loups'), await seasonId()];
    const place = {
      categoryId: await idOf('category', 'm13-aa'),
      regionId: await idOf('region', 'mauricie'),
    };
    const listing = { name: 'Les Louves', city: 'Shawinigan', ...place };
    await tell('team.change', { teamId, seasonId: id, ...listing });
    expect(await run({})).toMatchObject(nothing);
    const moved = [team('loups', { city: 'Magog' }), ...sampleTeams.slice(1)];
    expect(await run({ teams: moved })).toMatchObject({ ...nothing, added: ['TeamListedForSeason'] });
    expect(await run({ teams: moved })).toMatchObject(nothing);
    const renamed = [team('loups', { city: 'Magog', name: 'Les Loups gris' }), ...sampleTeams.slice(1)];
    expect(await run({ teams: renamed })).toMatchObject({
      ...nothing,
      contradicted: ['teams.csv 2 name Les Loups gris changed-on-site'],
    });
    const text = 'SELECT name, city FROM team_seasons WHERE "teamId" = $1';
    expect(await rows(text, [teamId])).toEqual([{ name: 'Les Louves', city: 'Magog' }]);
  });

  test('names of a league, a tournament, a region, a category and a division; days, city and rules', async () => {
    const { run, idOf, seasonId, tell, info } = await correctedSite(site, member, 'names');
    await run({ games });
    const name = { fr: 'Renommée', en: 'Renamed' };
    const id = await seasonId();
    const tournament = { tournamentId: await idOf('tournament', 'classique'), seasonId: id };
    const league = { leagueId: await idOf('league', 'm13'), seasonId: id };
    await tell('league.rename', { ...league, name });
    await tell('tournament.rename', { ...tournament, name });
    await tell('tournament.changeDates', { ...tournament, startsOn: '2024-11-06', endsOn: '2024-11-11' });
    await tell('region.rename', { regionId: await idOf('region', 'mauricie'), name, onlyIn: null });
    await tell('category.rename', { categoryId: await idOf('category', 'm13-aa'), name, onlyIn: null });
    await tell('division.rename', { divisionId: await idOf('division', 'nord'), name });
    const rules = { ...info.rulesets.quebec, goalDifferenceCap: 4 };
    await tell('ruleset.revise', { rulesetId: await idOf('ruleset', 'quebec'), rules });
    expect(await run({ games })).toMatchObject(nothing);
    const other = { fr: 'Autre', en: 'Other' };
    const anew = {
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
    expect(await run({ games, info: anew })).toMatchObject({ ...again, added: ['TournamentCityChanged'] });
    expect(await run({ games, info: anew })).toMatchObject(again);
  });

  test('the days of a season that people have narrowed', async () => {
    const { run, seasonId, tell, rows } = await correctedSite(site, member, 'days');
    await run({});
    const id = await seasonId();
    await tell('season.changeDates', { seasonId: id, startsOn: '2024-09-15', endsOn: '2025-06-30' });
    expect(await run({})).toMatchObject(nothing);
    const [{ startsOn }] = await rows('SELECT "startsOn" FROM seasons WHERE "seasonId" = $1', [id]);
    expect(startsOn).toBe('2024-09-15');
    await tell('season.changeDates', { seasonId: id, startsOn: '2024-09-01', endsOn: '2025-08-31' });
  });

  test('a game’s result, whatever else of it the file changes afterwards', async () => {
    const { run, seasonId, tell } = await correctedSite(site, member, 'result');
    await run({ games });
    const id = await seasonId();
    const { gameId } = await gameAt('result', 'g1');
    await tell('game.correctResult', { gameId, seasonId: id, reason: 'typing-error', ...result });
    expect(await run({ games })).toMatchObject(nothing);
    const moved = [game('g1', { time: '19:00' }), ...games.slice(1)];
    expect(await run({ games: moved })).toMatchObject({ ...nothing, added: ['GameRescheduled'] });
    expect(await run({ games: moved })).toMatchObject(nothing);
    expect(await gameAt('result', 'g1')).toMatchObject({ time: '19:00', homeGoals: 3 });
  });
});

describe('a file that says something new against a correction', () => {
  test('leaves the result, tells so, and brings in the rest of the row', async () => {
    const { run, seasonId, tell } = await correctedSite(site, member, 'news');
    await run({ games });
    const id = await seasonId();
    const { gameId } = await gameAt('news', 'g1');
    await tell('game.correctResult', { gameId, seasonId: id, reason: 'typing-error', ...result });
    const place = { time: '13:30', venue: 'Aréna Jacques-Plante', city: 'Shawinigan' };
    await tell('game.reschedule', { gameId, seasonId: id, date: '2024-10-05', ...place });
    const anew = [
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
    expect(await run({ games: anew })).toMatchObject({
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
    expect(await run({ games: anew })).toMatchObject({ added: [], rejected: [], contradicted });
    // What people then say as the file does is settled.
    await tell('game.correctResult', {
      gameId,
      seasonId: id,
      reason: 'typing-error',
      ...result,
      homeGoals: 7,
      awayFairPlay: 1,
    });
    expect((await run({ games: anew })).contradicted).toEqual([contradicted[1]]);
  });
});

describe('a team that people have merged into another', () => {
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
    expect(await merging.tell('history.mergeTeams', { commandId, teamId, into })).toMatchObject({
      finished: true,
    });
    return { ...merging, into };
  };

  test('is not made again, and new rows that name it go to the one that stayed', async () => {
    const { run, rows, into } = await merge('merge');
    expect(await run({ games: played, teams: withTwin })).toMatchObject(nothing);
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

  test('lists the one that stayed in a season in which only the merged one stands', async () => {
    const { run, rows, into } = await merge('merge-season');
    const teams = [...withTwin, team('louves', { season: '2023-2024', league_key: 'm13-old' })];
    const files = { games: played, teams };
    expect(await run(files)).toMatchObject({
      ...nothing,
      added: ['TeamEnteredLeague', 'TeamListedForSeason'],
    });
    expect(await run(files)).toMatchObject(nothing);
    expect(await rows('SELECT 1 FROM team_seasons WHERE "teamId" = $1', [into])).toHaveLength(2);
  });
});

test('a team that the file moves to another category keeps the games that it has played', async () => {
  const { run } = await correctedSite(site, member, 'category');
  await run({ games });
  const teams = sampleTeams.map((row) =>
    row.team_key === 'lynx' ? { ...row, category_key: 'm15-aa', league_key: 'm15', division_key: '' } : row,
  );
  expect(await run({ games, teams })).toMatchObject({
    ...nothing,
    added: ['TeamEnteredLeague', 'TeamListedForSeason'],
  });
  expect(await run({ games, teams })).toMatchObject(nothing);
  const more = [...games, game('g9', { date: '2025-01-11' })];
  expect(await run({ games: more, teams })).toMatchObject({
    added: [],
    rejected: ['games.csv 5 away_team_key lynx team-not-in-league'],
  });
  const fixed = [game('g1', { home_goals: '5' }), ...games.slice(1)];
  expect(await run({ games: fixed, teams })).toMatchObject({ ...nothing, added: ['ResultCorrected'] });
});
