import { randomUUID } from 'node:crypto';
import { league as leagueDecider } from '@rondelle/domain/competition/league.decider.ts';
import { team as teamDecider } from '@rondelle/domain/competition/team.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';
import type { NewEvent } from '@rondelle/contracts/ports/event-log.ts';
import { game, sampleInfo, sampleSource } from '@rondelle/importer/sample.fixture.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGame, anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { startSupervisionSite, type SupervisionSite } from '../flow/supervision-site.ts';
import { type ImportSite, openSite } from '../import/support.ts';
import { gather } from '../support/gather.ts';

type Member = Awaited<ReturnType<WritingSite['member']>>;
type Entered = { readonly gameId: number; readonly seasonId: number; readonly position: string };

const password = 'glace-bleue-et-bâtons';
let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
});
afterAll(() => site?.stop());

let day = 0;
/** A game on a new day, so that it is not taken for a duplicate. */
const newGame = () => {
  day += 1;
  return { ...aGame, date: new Date(Date.UTC(2021, 9, 1 + day)).toISOString().slice(0, 10) };
};
const enter = async (member: Member, output: object = {}): Promise<Entered> => {
  const { status, data } = await member.mutate('game.record', { ...newGame(), ...output });
  expect([status, data]).toEqual([200, expect.anything()]);
  return { gameId: Number(data['id']), seasonId: 1, position: String(data['position']) };
};

describe('a member who knows or guesses the command id of another member', () => {
  test('cannot prevent the erasure of an account by reusing its public id', async () => {
    const [victim, attacker] = [await site.member('Effacée'), await site.member('Occupant')];
    const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [victim.id]);
    await enter(attacker, { commandId: victim.id });
    const erased = await victim.mutate('account.erase', { what: 'account', currentPassword: password });
    expect(erased).toMatchObject({ status: 200 });
    // The reactor records the erasure just after the response.
    const recorded = async () =>
      (await gather(site.log.readStream(streamOf('member', rows[0].number)))).map(({ type }) => type);
    await expect.poll(recorded).toEqual(['MemberErased']);
    const left = async () => (await site.pool.query('SELECT FROM accounts.erasures')).rowCount;
    await expect.poll(left).toBe(0);
  });

  test('records their own game under that id, and so does the other member', async () => {
    const [first, second] = [await site.member('Première'), await site.member('Deuxième')];
    const commandId = randomUUID();
    const [one, other] = [await enter(first, { commandId }), await enter(second, { commandId })];
    expect(other.gameId).not.toBe(one.gameId);
    const again = await second.mutate('game.record', { ...anotherGame, commandId });
    expect(again).toMatchObject({ status: 200, data: { id: other.gameId, position: other.position } });
  });

  test('does not get the response of the other member, and records their own change', async () => {
    const [first, second] = [await site.member('Auteure'), await site.member('Imitateur', 'supervisor')];
    const { gameId, seasonId } = await enter(first);
    const commandId = randomUUID();
    const moved = await first.mutate('game.reschedule', {
      ...aGame,
      gameId,
      seasonId,
      commandId,
      time: '20:00',
    });
    const deletion = { gameId, seasonId, commandId, reason: 'typing-error' };
    const deleted = await second.mutate('game.delete', deletion);
    expect(deleted.status).toBe(200);
    expect(Number(deleted.data['position'])).toBeGreaterThan(Number(moved.data['position']));
    expect(await second.mutate('game.delete', deletion)).toMatchObject({ data: deleted.data });
  });

  test('cannot make an undo appear successful that did not happen', async () => {
    const [first, second] = [await site.member('Défaiseuse'), await site.member('Devin', 'supervisor')];
    const { gameId, seasonId, position } = await enter(first);
    const commandId = randomUUID();
    const output = { ...aGame, gameId, seasonId, commandId, time: '20:15' };
    expect(await second.mutate('game.reschedule', output)).toMatchObject({ status: 200 });
    await second.mutate('game.reschedule', {
      ...output,
      commandId: randomUUID(),
      ...newGame(),
      time: '19:30',
    });
    const undone = await first.mutate('history.undo', { commandId, position });
    // The later change of the other member prevents the undo, and the error states it.
    expect(undone).toMatchObject({ status: 409, code: 'event/built-upon' });
  });
});

const twins = async (member: Member) => {
  const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
  const made = await member.mutate('team.register', { ...listing, name: `Double ${randomUUID()}` });
  const teamId = Number(made.data['id']);
  await member.mutate('league.enterTeam', { leagueId: 11, seasonId: 1, teamId, divisionId: null });
  return { teamId, game: await enter(member, { homeTeamId: teamId }) };
};
const homeOf = async ({ gameId }: Entered): Promise<number> =>
  Number(
    (await site.pool.query('SELECT "homeTeamId" FROM games WHERE "gameId" = $1', [gameId])).rows[0]
      ?.homeTeamId,
  );

describe('an action of many changes', () => {
  test('cannot be extended by another member, so that one undo would undo both', async () => {
    const [first, second] = [await site.member('Fusionneuse'), await site.member('Passager')];
    const own = await twins(first);
    const commandId = randomUUID();
    const merged = await first.mutate('history.mergeTeams', { commandId, teamId: own.teamId, into: 1 });
    expect(merged).toMatchObject({ status: 200, data: { finished: true } });
    const correlationId = String(merged.data['correlationId']);
    const others: Entered[] = [];
    for (const id of [commandId, correlationId]) {
      const { teamId, game } = await twins(second);
      others.push(game);
      const joined = await second.mutate('history.mergeTeams', {
        commandId: id,
        teamId,
        into: 1,
      });
      expect(joined).toMatchObject({ status: 200, data: { finished: true } });
      expect(joined.data['correlationId']).not.toBe(correlationId);
    }
    const undone = await first.mutate('history.undoTogether', { correlationId });
    expect(undone.data['refused']).toEqual([]);
    expect(await Promise.all([own.game, ...others].map(homeOf))).toEqual([own.teamId, 1, 1]);
  });

  test('is counted once, regardless of the order of its requests and of later requests', async () => {
    const member = await site.member('Compteuse');
    const { teamId } = await twins(member);
    const commandId = randomUUID();
    const merged = await member.mutate('history.mergeTeams', { commandId, teamId, into: 1 });
    const correlationId = String(merged.data['correlationId']);
    const deletions = async () => {
      const { rows } = await site.pool.query<{ used: string }>(
        `SELECT round(extract(epoch FROM "usedUntil" - now()) / 180) AS used FROM writing.allowances
         WHERE "memberId" = $1 AND what = 'deletions'`,
        [member.id],
      );
      return Number(rows[0]?.used ?? 0);
    };
    expect(await deletions()).toBe(1);
    // A request from the middle of the action, as if it were continued.
    await member.mutate('history.undoTogether', { correlationId, before: '999999999999' });
    expect(await deletions()).toBe(2);
    // Another merge under the same id.
    const other = await twins(member);
    await member.mutate('history.mergeTeams', { commandId, teamId: other.teamId, into: 1 });
    expect(await deletions()).toBe(3);
  });
});

describe('a message to a supervisor', () => {
  let letters: SupervisionSite;
  beforeAll(async () => {
    letters = await startSupervisionSite();
  });
  afterAll(() => letters?.stop());

  test('is sent although somebody else sent one under the same id', async () => {
    const supervisor = await letters.member('Surveillante');
    await supervisor.mutate('supervision.join', { kind: 'league', id: 11 });
    const commandId = randomUUID();
    const suid = supervisor.number;
    const [first, second] = [await letters.member('Voleur'), await letters.member('Lectrice')];
    const writers = [
      { name: 'Voleur', writer: first },
      { name: 'Lectrice', writer: second },
    ];
    for (const [at, { name, writer }] of writers.entries()) {
      const letter = {
        name: '',
        replyTo: '',
        message: `Bonjour, de ${name}.`,
        hockeyAnswer: '',
        website: '',
      };
      const sent = { commandId, suid, ...letter, ticket: await letters.oldTicket(suid) };
      expect(await writer.mutate('supervision.contact', sent)).toMatchObject({ status: 200 });
      const mail = await letters.mailTo(supervisor.email, at);
      expect(mail.text).toContain(`de ${name}`);
    }
  });
});

describe('a file that somebody else has too', () => {
  const games = [game('a'), game('b', { date: '2024-10-12' })];
  const attacker = { actor: { id: randomUUID(), role: 'member' }, source: 'web' } as const;
  let twin: ImportSite;
  let target: ImportSite;
  beforeEach(async () => {
    [twin, target] = [await openSite(), await openSite()];
  });
  afterEach(() => Promise.all([twin?.close(), target?.close()]));
  /** The command id of an import's event of this type, as anybody with the file can compute it. */
  const commandOf = async (type: string): Promise<string> => {
    for await (const page of twin.log.readAll('0'))
      for (const event of page) if (event.type === type) return event.metadata.commandId;
    throw new Error(`the import output no ${type}`);
  };

  test('is imported although a member used the ids of its commands', async () => {
    await twin.import(sampleSource(games));
    for (const [at, type] of ['RegionAdded', 'TeamRegistered', 'GameRecorded'].entries()) {
      const register = {
        type: 'RegisterTeam',
        commandId: await commandOf(type),
        teamId: 900 + at,
        key: null,
      } as const;
      await execute(target.log, streamOf('team', register.teamId), teamDecider, register, attacker);
    }
    const { counts, rejections } = await target.import(sampleSource(games));
    expect(rejections).toEqual([]);
    expect(counts.game).toMatchObject({ added: 2, rejected: 0 });
    const head = await target.log.head();
    expect((await target.import(sampleSource(games))).counts.game).toMatchObject({ added: 0, unchanged: 2 });
    expect(await target.log.head()).toBe(head);
  });

  test('corrects a league although a member used the id of the correction on that league', async () => {
    for (const site of [twin, target]) await site.import(sampleSource(games));
    const renamed = structuredClone(sampleInfo);
    for (const league of renamed.leagues) if (league.key === 'm13') league.name.fr = 'Ligue M13';
    await twin.import(sampleSource(games, undefined, renamed));
    const { rows } = await target.pool.query(
      `SELECT "leagueId", "seasonId" FROM leagues WHERE "sourceKey" = 'm13'`,
    );
    const { leagueId, seasonId } = rows[0];
    const memberId = attacker.actor.id;
    const join = {
      type: 'JoinLeagueSupervisors',
      commandId: await commandOf('LeagueRenamed'),
      leagueId,
      seasonId,
      memberId,
    } as const;
    await execute(target.log, streamOf('league', leagueId), leagueDecider, join, attacker);
    await target.import(sampleSource(games, undefined, renamed));
    const after = await target.pool.query(`SELECT "nameFr" FROM leagues WHERE "leagueId" = $1`, [leagueId]);
    expect(after.rows).toEqual([{ nameFr: 'Ligue M13' }]);
  });
});

describe('commands recorded before their ids included the sender', () => {
  test('are not imported again although their events have other ids', async () => {
    const [before, after] = [await openSite(), await openSite()];
    try {
      await before.import(sampleSource([game('a')]));
      for await (const page of before.log.readAll('0'))
        for (const { type, data, metadata, stream, revision } of page) {
          const event = { type, data, metadata, eventId: randomUUID() } as NewEvent;
          const expected = revision === '0' ? 'none' : String(Number(revision) - 1);
          await after.log.append(stream as StreamName, [event], expected);
        }
      const head = await after.log.head();
      const { counts } = await after.import(sampleSource([game('a')]));
      expect([counts.game.unchanged, await after.log.head()]).toEqual([1, head]);
    } finally {
      await Promise.all([before.close(), after.close()]);
    }
  });

  test('get their first response when a member sends them again', async () => {
    const member = await site.member('Patiente');
    const { gameId, seasonId } = await enter(member);
    const [entering, moving] = [randomUUID(), randomUUID()];
    // As earlier releases stored it: under the bare command id, and with another event id.
    await site.pool.query('INSERT INTO writing.written_commands VALUES ($1, $2, $3)', [
      entering,
      'game',
      gameId,
    ]);
    const metadata = {
      commandId: moving,
      correlationId: moving,
      causationId: moving,
      actor: { id: member.id, role: 'member' },
      source: 'web',
      schemaVersion: 1,
    } as const;
    const occasion = { date: '2021-12-24', time: '09:00', venue: null, city: null };
    const event = { type: 'GameRescheduled', data: { gameId, seasonId, ...occasion } } as const;
    const { position } = await site.log.append(
      streamOf('game', gameId),
      [{ ...event, metadata, eventId: randomUUID() }],
      '0',
    );
    const moved = await member.mutate('game.reschedule', {
      commandId: moving,
      gameId,
      seasonId,
      ...occasion,
    });
    expect(moved).toMatchObject({ status: 200, data: { position, revision: '1' } });
    const entered = await member.mutate('game.record', { ...newGame(), commandId: entering });
    // The game under this id exists already; a command that is not its first event is not invented.
    expect(entered).toMatchObject({ status: 409, code: 'game/already-entered' });
  });
});
