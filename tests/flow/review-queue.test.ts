import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

type Known = Client & { readonly id: string };
type Entry = { entry: { position: string; kind: string; subject: { id: number } } };
type Queue = { entries: Entry[]; members: { name: string; changes: number; from: string; to: string }[] };

let site: WritingSite;
let admin: Known;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  await admin.mutate('season.choose', { seasonId: 1 });
});
afterAll(() => site?.stop());

const queue = async (who: Client): Promise<Queue> =>
  (await who.query<Queue>('moderation.queue', { lang: 'fr' })).data;
const flagOfTeam = async (who: Client, teamId: number): Promise<Entry | undefined> =>
  (await queue(who)).entries.find(({ entry }) => entry.kind === 'team' && entry.subject.id === teamId);

const joined = {
  league: (leagueId: number, seasonId: number, memberId: string) => ({
    stream: `league-${leagueId}` as const,
    event: { type: 'LeagueSupervisorJoined', data: { leagueId, seasonId, memberId } } as const,
  }),
  tournament: (tournamentId: number, seasonId: number, memberId: string) => ({
    stream: `tournament-${tournamentId}` as const,
    event: { type: 'TournamentSupervisorJoined', data: { tournamentId, seasonId, memberId } } as const,
  }),
};

test('a change of a team is visible only to supervisors where it plays that season and to admins', async () => {
  const [ofLeague, ofTournament, ofOtherLeague, ofOtherSeason] = [
    await site.member('Ligue', 'supervisor'),
    await site.member('Tournoi', 'supervisor'),
    await site.member('Ailleurs', 'supervisor'),
    await site.member('Autrefois', 'supervisor'),
  ];
  await site.write([
    joined.league(11, 1, ofLeague.id),
    joined.tournament(1, 1, ofTournament.id),
    joined.league(12, 1, ofOtherLeague.id),
    joined.league(21, 2, ofOtherSeason.id),
    joined.tournament(2, 2, ofOtherSeason.id),
  ]);
  // Teams 1 and 3 play only in league 11, team 5 also in tournament 1; a follower of team 1 renames its rival.
  const fan = await site.member('Supportrice');
  await site.pool.query(
    'INSERT INTO accounts.followings ("memberId", kind, "thingId") VALUES ($1, \'team\', 1)',
    [fan.id],
  );
  for (const awayTeamId of [3, 5])
    expect((await admin.mutate('game.record', { ...anotherGame, awayTeamId })).status).toBe(200);
  const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
  for (const teamId of [3, 5])
    expect((await fan.mutate('team.change', { ...listing, teamId, name: 'Les Perdants' })).status).toBe(200);
  await expect.poll(() => flagOfTeam(admin, 5)).toBeDefined();

  const seen = async (who: Client) => [
    (await flagOfTeam(who, 3)) !== undefined,
    (await flagOfTeam(who, 5)) !== undefined,
    (await who.query('moderation.count', { lang: 'fr' })).data['open'],
  ];
  expect(await seen(admin)).toEqual([true, true, 2]);
  expect(await seen(ofLeague)).toEqual([true, true, 2]);
  expect(await seen(ofTournament)).toEqual([false, true, 1]);
  for (const other of [ofOtherLeague, ofOtherSeason]) expect(await seen(other)).toEqual([false, false, 0]);

  const position = (await flagOfTeam(admin, 3))?.entry.position;
  for (const other of [ofTournament, ofOtherLeague, ofOtherSeason])
    for (const action of ['approve', 'undo'])
      expect((await other.mutate(`moderation.${action}`, { position })).code).toBe('event/unknown');
  expect((await ofLeague.mutate('moderation.undo', { position })).status).toBe(200);
  const ofBoth = (await flagOfTeam(admin, 5))?.entry.position;
  expect((await ofTournament.mutate('moderation.approve', { position: ofBoth })).status).toBe(200);
  expect(await seen(ofLeague)).toEqual([false, false, 0]);
});

test('lists members with few open changes beside members with many, counted for each member', async () => {
  const [quiet, loud] = [await site.member('Discret'), await site.member('Bruyante')];
  const flagged = (who: Known, from: number, count: number, weight: number) =>
    site.pool.query(
      `INSERT INTO moderation.flags
         (kind, "entityId", revision, position, "seasonId", "actorId", "recordedAt", reasons, weight)
       SELECT 'game', n, 0, n, 1, $1, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second',
         ARRAY['many-changes'], $2 FROM generate_series($3::int, $4::int) n`,
      [who.id, weight, from, from + count - 1],
    );
  await flagged(loud, 100_001, 1_200, 8);
  await flagged(quiet, 200_001, 5, 2);
  const members = async () => (await queue(admin)).members.map(({ name, changes }) => [name, changes]);
  expect(await members()).toEqual([
    ['Bruyante', 1_200],
    ['Discret', 5],
  ]);
  const [, second] = (await queue(admin)).members;
  const length = Date.parse(second?.to ?? '') - Date.parse(second?.from ?? '');
  expect(length).toBe(4_000);

  // Decided changes no longer count, even when decided twice; a member with four open ones is not listed.
  for (let n = 0; n < 2; n += 1)
    await site.pool.query('UPDATE moderation.flags SET state = \'approved\' WHERE "entityId" = 200001');
  expect(await members()).toEqual([['Bruyante', 1_200]]);
  await site.pool.query('UPDATE moderation.flags SET state = \'open\' WHERE "entityId" = 200001');
  await site.pool.query('DELETE FROM moderation.flags WHERE "actorId" = $1', [loud.id]);
  expect(await members()).toEqual([['Discret', 5]]);
  // An erased member is not listed.
  await site.pool.query('DELETE FROM accounts.members WHERE id = $1', [quiet.id]);
  expect(await members()).toEqual([]);
});
