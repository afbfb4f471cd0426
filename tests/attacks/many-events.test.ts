import { randomUUID } from 'node:crypto';
import { countCommandsAgainstLimits } from '@rondelle/commands/write-limits.ts';
import type { Writing } from '@rondelle/commands/writing.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
});
afterAll(() => site?.stop());

const untilRefused = async (most: number, act: () => Promise<unknown>): Promise<number> => {
  for (let count = 1; count <= most; count += 1) {
    const refused = await act().then(
      () => false,
      (error: unknown) => error instanceof DomainError && error.code === 'request/too-many',
    );
    if (refused) return count;
  }
  return Infinity;
};

test('limits a newcomer to ten thousand events a day, also in saves of a hundred', async () => {
  const { id: memberId } = await site.member('Inscripteur');
  const writing = {
    db: createDb<Tables>(site.pool),
    session: { memberId, role: 'member' },
    recordsEvents: true,
    changesPercent: 100,
    // The saves of a minute are counted apart.
    partOf: 'save',
  } as unknown as Writing;
  const enter = (teams: number) => () =>
    countCommandsAgainstLimits(
      writing,
      Array.from({ length: teams }, (_, at) => ({
        type: 'EnterTeamInLeague' as const,
        commandId: randomUUID(),
        leagueId: 11,
        seasonId: 1,
        teamId: at + 1,
        divisionId: null,
      })),
      null,
    );
  expect(await untilRefused(200, enter(100))).toBe(101);
});

test('limits the command ids that refused commands store permanently', async () => {
  const member = await site.member('Inventive');
  const drawn = async () =>
    (await site.pool.query('SELECT count(*)::int AS ids FROM writing.written_commands')).rows[0].ids;
  const first = { ...aGame, date: '2021-12-11', commandId: randomUUID() };
  expect((await member.mutate('game.record', first)).status).toBe(200);
  const before = await drawn();
  const invented = { ...aGame, homeTeamId: 999_999 };
  expect((await member.mutate('game.record', invented)).status).toBe(404);
  expect(await drawn()).toBe(before + 1);
  const all = 86_400_000;
  const { rows } = await site.pool.query(
    `SELECT "usedUntil" - now() AS used FROM writing.allowances WHERE "memberId" = $1 AND what = 'drawn ids'`,
    [member.id],
  );
  expect(rows).toHaveLength(1);
  await site.pool.query(
    `UPDATE writing.allowances SET "usedUntil" = now() + $2 * interval '1 millisecond'
     WHERE "memberId" = $1 AND what = 'drawn ids'`,
    [member.id, all],
  );
  for (const [procedure, input] of [
    ['game.record', invented],
    ['game.record', { ...invented, again: true }],
    [
      'league.create',
      {
        seasonId: 1,
        name: { fr: 'A', en: 'A' },
        categoryId: 1,
        regionId: 999,
        rulesetId: 1,
        rulesetVersion: 1,
      },
    ],
  ] as const)
    expect(await member.mutate(procedure, input)).toMatchObject({ status: 429, code: 'request/too-many' });
  expect(await drawn()).toBe(before + 1);
  // A command that is sent again has its id already.
  expect((await member.mutate('game.record', first)).status).toBe(200);
});
