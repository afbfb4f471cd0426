import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { expectWithin } from '../support/within.ts';

let site: WritingSite;
let member: Client;
const leagueId = 11;
beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Bénévole');
  const joined = await member.mutate('supervision.join', { kind: 'league', id: leagueId });
  expect(joined.code).toBeNull();
});
afterAll(() => site?.stop());

const none: SheetAnswers = { leagues: [], teams: [], again: false };
const [fewMs, someMs] = [200, 5_000];

/**
 * CPU time of the thread that runs the site and these tests, in milliseconds; unlike wall time, other processes do not
 * add to it.
 */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Requests /healthz all the time; returns a function that ends this and returns the longest wait, in milliseconds. */
const others = () => {
  const over = new AbortController();
  let longest = 0;
  const poll = async () => {
    while (!over.signal.aborted) {
      const began = worked();
      // A pause that takes too long counts as waiting too.
      await pause(5);
      const { status } = await fetch(`${site.url}/healthz`);
      expect(status).toBe(200);
      longest = Math.max(longest, worked() - began);
    }
  };
  const request = poll();
  return async () => {
    over.abort();
    await request;
    return longest;
  };
};

/** Sends a request while others wait; returns its code, its time and their longest wait, in milliseconds. */
const amongOthers = async (procedure: string, input: object) => {
  const end = others();
  const began = worked();
  const { code } = await member.mutate(procedure, input);
  const ms = worked() - began;
  return { code, ms, longestOfOthers: await end() };
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A name of words that no other name has; deterministic. */
const nameOf = (at: number, length: number): string => {
  let [text, seed] = [`${at}`, at + 1];
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    text += seed % 7 === 0 ? ' ' : letters[seed % 26];
  }
  return text;
};

const send = async (rows: number, output: (at: number) => Partial<Record<SheetColumn, string>>) => {
  const importId = randomUUID();
  const columns = ['date', 'home', 'away'];
  const request = { importId, season: '2021-2022', leagueId, rows, headings: 'Date\tA\tB', columns };
  expect((await member.mutate('imports.begin', request)).code).toBeNull();
  for (let from = 0; from < rows; from += 500) {
    const part = Array.from({ length: Math.min(500, rows - from) }, (_, at) => {
      const game = { date: '2021-10-02', ...output(from + at) };
      return { line: from + at + 2, cells: sheetColumns.map((column) => game[column] ?? '') };
    });
    expect((await member.mutate('imports.addRows', { importId, from, rows: part })).code).toBeNull();
  }
  return importId;
};

const tooMany = 'import/too-many-names';
test.each<readonly [string, number, number, string | null]>([
  ['20,000 rows of long names', 20_000, 190, null],
  ['20,000 rows of names', 20_000, 110, tooMany],
  ['as many unclear names as may be', 1_000, 110, null],
])('%s do not delay other requests', async (_, rows, length, code) => {
  const importId = await send(rows, (at) => ({
    home: nameOf(2 * at, length),
    away: nameOf(2 * at + 1, length),
  }));
  for (const procedure of ['imports.names', 'imports.plan']) {
    const response = await amongOthers(procedure, { importId, answers: none });
    expect(response.code).toBe(code);
    expectWithin(`the longest wait of others for ${procedure}`, response.longestOfOthers, fewMs);
    expectWithin(procedure, response.ms, someMs);
  }
});

test('planning a spreadsheet with an answer for every name does not delay other requests', async () => {
  const importId = await send(1_000, (at) => ({
    home: `${nameOf(at, 100)} Y`,
    away: `${nameOf(at + 1_000, 100)} Y`,
  }));
  const teams = Array.from({ length: 2_000 }, (_, at) => ({
    leagueId,
    text: nameOf(at, 100),
    team: 'new' as const,
  }));
  const response = await amongOthers('imports.plan', { importId, answers: { ...none, teams } });
  expect(response.code).toBeNull();
  expectWithin('the longest wait of others for imports.plan', response.longestOfOthers, fewMs);
  expectWithin('imports.plan', response.ms, someMs);
});

const text = (at: number): string => nameOf(at, 30);

test('imports a league with 960 new teams in one request', async () => {
  const importId = await send(480, (at) => ({ home: text(2 * at), away: text(2 * at + 1) }));
  const teams = Array.from({ length: 960 }, (_, at) => ({ leagueId, text: text(at), team: 'new' as const }));
  const input = { importId, answers: { ...none, teams } };
  for (const procedure of ['imports.plan', 'imports.run']) {
    const response = await amongOthers(procedure, input);
    expect(response.code).toBeNull();
    expectWithin(procedure, response.ms, someMs);
  }
  const { rows } = await site.pool.query(
    'SELECT count(*)::int AS n FROM league_entries WHERE "leagueId" = $1',
    [leagueId],
  );
  expect(rows[0].n).toBeGreaterThan(960);
});
