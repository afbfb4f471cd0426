import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { addMember, findMember } from '@rondelle/members/accounts/members.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { sql } from 'kysely';
import { openSite, type Site } from './site.ts';

const info = {
  format: 'hockey-dataset/1',
  name: { fr: 'Deux petites saisons', en: 'Two small seasons' },
  source: 'made up for tests',
  licence: 'MIT',
  seasons: [
    { slug: '2023-2024', startsOn: '2023-09-01', endsOn: '2024-08-31' },
    { slug: '2024-2025', startsOn: '2024-09-01', endsOn: '2025-08-31' },
  ],
  regions: [{ key: 'cote-nord', name: { fr: 'Côte-Nord', en: 'North Shore' } }],
  categories: [{ key: 'm13', name: { fr: 'M13 AAA', en: 'U13 AAA' } }],
  divisions: [
    { key: 'east', name: { fr: 'Est', en: 'East' } },
    { key: 'west', name: { fr: 'Ouest', en: 'West' } },
  ],
  cities: [
    { key: 'baie-comeau', name: { fr: 'Baie-Comeau', en: 'Baie Comeau' }, region: 'cote-nord' },
    {
      key: 'sept-iles',
      name: { fr: 'Sept-Îles', en: 'Seven Islands' },
      region: 'cote-nord',
      at: { latitude: 50.2, longitude: -66.38 },
    },
  ],
  organizations: [
    {
      key: 'ahm-sept-iles',
      name: { fr: 'Association du hockey mineur de Sept-Îles', en: 'Sept-Îles Minor Hockey Association' },
      city: 'sept-iles',
    },
  ],
  rulesets: { quebec: presets.quebecMinor },
  leagues: ['2023-2024', '2024-2025'].map((season) => ({
    key: `league-${season}`,
    season,
    category: 'm13',
    region: 'cote-nord',
    name: { fr: 'Ligue de la Côte-Nord', en: 'North Shore League' },
    ruleset: 'quebec',
  })),
  tournaments: [
    {
      key: 'cup',
      season: '2024-2025',
      name: { fr: 'Coupe du Fleuve', en: 'River Cup' },
      categories: ['m13'],
      ruleset: 'quebec',
      startsOn: '2025-01-10',
      endsOn: '2025-01-12',
      city: 'Sept-Îles',
    },
  ],
};

const teams = `team_key,season,name,category_key,region_key,city,league_key,division_key,organization_key
baie,2023-2024,Baie-Comeau,m13,cote-nord,Baie-Comeau,league-2023-2024,,
sept,2023-2024,Sept-Îles,m13,cote-nord,Sept-Îles,league-2023-2024,,
baie,2024-2025,Drakkar de Baie-Comeau,m13,cote-nord,Baie-Comeau,league-2024-2025,east,
sept,2024-2025,Basques de Sept-Îles,m13,cote-nord,Sept-Îles,league-2024-2025,east,ahm-sept-iles
port,2024-2025,Cormorans de Port-Cartier,m13,cote-nord,Port-Cartier,league-2024-2025,west,
havre,2024-2025,Phoques de Havre-Saint-Pierre,m13,cote-nord,Havre-Saint-Pierre,league-2024-2025,west,
`;

/** Season, date, home, away, home goals, away goals, how it was decided. A game without a score is scheduled. */
const leagueGames = [
  ['2023-2024', '2023-10-07', 'baie', 'sept', 5, 2, 'regulation'],
  ['2023-2024', '2023-11-04', 'sept', 'baie', 3, 3, 'regulation'],
  ['2024-2025', '2024-10-05', 'baie', 'sept', 4, 1, 'regulation'],
  ['2024-2025', '2024-10-05', 'port', 'havre', 2, 3, 'overtime'],
  ['2024-2025', '2024-10-12', 'sept', 'port', 6, 0, 'regulation'],
  ['2024-2025', '2024-10-12', 'havre', 'baie', 2, 2, 'regulation'],
  ['2024-2025', '2024-10-19', 'baie', 'port', 3, 1, 'regulation'],
  ['2024-2025', '2024-10-19', 'sept', 'havre', 4, 3, 'shootout'],
  ['2024-2025', '2024-10-26', 'sept', 'baie', 5, 4, 'regulation'],
  ['2024-2025', '2024-11-02', 'port', 'sept', '', '', ''],
] as const;

const gamesCsv = (): string => {
  const header =
    'game_key,season,league_key,tournament_key,category_key,stage,group,date,time,venue,city,home_team_key,away_team_key,home_goals,away_goals,decided_in,status,forfeited_by,home_fair_play,away_fair_play';
  const inLeague = leagueGames.map(([season, date, home, away, homeGoals, awayGoals, decided], index) => {
    const status = decided === '' ? 'scheduled' : 'final';
    return `g${index},${season},league-${season},,m13,regular,,${date},19:00,,,${home},${away},${homeGoals},${awayGoals},${decided},${status},,,`;
  });
  const cup = [
    't1,2024-2025,,cup,m13,preliminary,A,2025-01-10,10:00,,,baie,sept,2,1,regulation,final,,1,0',
    't2,2024-2025,,cup,m13,preliminary,A,2025-01-11,10:00,,,sept,port,3,0,regulation,final,,1,1',
    't3,2024-2025,,cup,m13,preliminary,A,2025-01-11,15:00,,,port,baie,1,4,regulation,final,,1,1',
    't4,2024-2025,,cup,m13,final,,2025-01-12,15:00,,,baie,sept,1,2,overtime,final,,,',
  ];
  return [header, ...inLeague, ...cup, ''].join('\n');
};

/** Writes the dataset to a temporary folder, passes it to `use`, and removes the folder. */
export const withSmallSeason = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondelle-small-season-'));
  try {
    await writeFile(join(folder, 'dataset.json'), JSON.stringify(info));
    await writeFile(join(folder, 'teams.csv'), teams);
    await writeFile(join(folder, 'games.csv'), gamesCsv());
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const rowOf = <T extends { readonly sourceKey: string | null }>(rows: readonly T[], key: string): T => {
  const row = rows.find((one) => one.sourceKey === key);
  if (!row) throw new Error(`nothing has the key ${key}`);
  return row;
};

/** The ids of a site that has only the two small seasons. */
export const idsIn = async ({ db }: Pick<Site, 'db'>) => {
  const teams = await db.selectFrom('teams').select(['teamId', 'sourceKey']).execute();
  const games = await db.selectFrom('games').select(['gameId', 'sourceKey']).execute();
  const category = await db.selectFrom('categories').select('categoryId').executeTakeFirstOrThrow();
  const region = await db.selectFrom('regions').select('regionId').executeTakeFirstOrThrow();
  const tournament = await db.selectFrom('tournaments').select('tournamentId').executeTakeFirstOrThrow();
  const divisions = await db.selectFrom('divisions').select(['divisionId', 'sourceKey']).execute();
  const cities = await db.selectFrom('cities').select(['cityId', 'sourceKey']).execute();
  const organization = await db
    .selectFrom('organizations')
    .select('organizationId')
    .executeTakeFirstOrThrow();
  return {
    cid: category.categoryId,
    rid: region.regionId,
    tid: tournament.tournamentId,
    ciid: rowOf(cities, 'sept-iles').cityId,
    oid: organization.organizationId,
    team: (key: 'baie' | 'sept' | 'port' | 'havre') => rowOf(teams, key).teamId,
    game: (key: string) => rowOf(games, key).gameId,
    division: (key: 'east' | 'west') => rowOf(divisions, key).divisionId,
  };
};
export type Ids = Awaited<ReturnType<typeof idsIn>>;

/** A site with the small season, and the ids of its entities. */
export const openSmallSite = async (): Promise<{ site: Site; ids: Ids }> => {
  const site = await openSite();
  await withSmallSeason((folder) => site.importFolder(folder));
  return { site, ids: await idsIn(site) };
};

/** Opens the first topic of the forum, with two posts; the second replies to the first. */
const openTopic = async (db: Site['db'], memberId: string): Promise<void> => {
  await sql`
    WITH topic AS (
      INSERT INTO forum.topics (kind, "thingId", language, title, "authorId")
      VALUES ('general', 0, 'fr', 'Patins', ${memberId}) RETURNING id),
    opening AS (
      INSERT INTO forum.posts ("topicId", "authorId", "commandId", text, "isOpening")
      SELECT id, ${memberId}, gen_random_uuid(), 'Où les aiguiser?', true FROM topic RETURNING id, "topicId")
    INSERT INTO forum.posts ("topicId", "authorId", "commandId", text, "quotedId", "isOpening")
    SELECT "topicId", ${memberId}, gen_random_uuid(), 'Ici, @[1].', id, false FROM opening`.execute(db);
};

/**
 * Adds a member who supervises the league of the second season and writes in the forum; returns the member's number.
 */
export const addSupervisor = async ({ db, log, project }: Site): Promise<number> => {
  const accounts = db.withTables<AccountTables>();
  const account = {
    username: 'gardien',
    email: 'gardien@example.org',
    passwordHash: '',
    language: 'fr',
  } as const;
  const added = await addMember(accounts, { ...account, verified: true });
  const member = 'id' in added && (await findMember(accounts, added.id));
  if (!member) throw new Error('the member was not added');
  const leagues = db.selectFrom('leagues').select(['leagueId', 'seasonId']).orderBy('seasonId', 'desc');
  const { leagueId, seasonId } = await leagues.executeTakeFirstOrThrow();
  const command = { type: 'JoinLeagueSupervisors', commandId: randomUUID(), leagueId, seasonId } as const;
  const context = { actor: { id: member.id, role: 'member' }, source: 'web' } as const;
  await execute(log, streamOf('league', leagueId), league, { ...command, memberId: member.id }, context);
  await project();
  await openTopic(db, member.id);
  return member.number;
};
