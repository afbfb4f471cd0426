import { randomUUID } from 'node:crypto';
import { mostRowsAtOnce } from '@rondelle/contracts/competition/imports.ts';
import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGame, anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
});
afterAll(() => site?.stop());

type Member = Awaited<ReturnType<WritingSite['member']>>;
const preview = (member: Member, games: readonly object[]) =>
  member.mutate('preview.changes', { procedure: 'game.saveMany', input: { games } });
const aGrid = Array.from({ length: 2_000 }, () => ({}));

/** Requests previews until one is refused; returns the count and the error, or null when none is refused. */
const previewUntilRefused = async (member: Member, most: number) => {
  for (let count = 1; count <= most; count += 1) {
    const response = await preview(member, aGrid);
    if (response.status !== 200) return { count, answer: response };
  }
  return null;
};

test('a preview counts like the writes that it previews, and too many are refused', async () => {
  const member = await site.member('Devineresse');
  const refused = await previewUntilRefused(member, 20);
  expect(refused?.answer).toMatchObject({ status: 429, code: 'request/too-many' });
  expect(Number(refused?.answer.headers.get('retry-after'))).toBeGreaterThan(0);
  // The limit allows several previews of a large paste before it is saved.
  expect(refused?.count).toBeGreaterThan(4);
});

test('a member with too many previews can still save, and other members are not affected', async () => {
  const [member, other] = [await site.member('Curieuse'), await site.member('Voisine')];
  expect(await previewUntilRefused(member, 20)).not.toBeNull();
  expect(await member.mutate('game.record', { ...anotherGame, date: '2021-11-21' })).toMatchObject({
    status: 200,
  });
  const game = { ...aGame, date: '2021-11-22', commandId: randomUUID() };
  expect(await preview(other, [game])).toMatchObject({ status: 200, data: { refusedGames: [] } });
});

test('a preview of a correction counts too', async () => {
  const member = await site.member('Correctrice');
  const { data } = await member.mutate('game.record', { ...anotherGame, date: '2021-11-23' });
  const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = aGame;
  const result = { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };
  const correction = { gameId: data['id'], seasonId: 1, ifRevision: '0', reason: 'typing-error', result };
  const previewCorrection = () =>
    member.mutate('preview.changes', { procedure: 'game.edit', input: correction });
  expect(await previewCorrection()).toMatchObject({ status: 200 });
  expect(await previewUntilRefused(member, 20)).not.toBeNull();
  await preview(member, aGrid.slice(0, 1_990));
  const responses = [];
  for (let time = 0; time < 30; time += 1) responses.push(await previewCorrection());
  expect(responses.at(-1)).toMatchObject({ status: 429, code: 'request/too-many' });
});

test('counts a check for collisions of whole schedules, but not of a game while it is entered', async () => {
  const [member, other] = [await site.member('Planificatrice'), await site.member('Gérante')];
  const game = { date: '2021-12-04', time: '19:30', venue: 'Aréna', homeTeamId: 1, awayTeamId: 3 };
  const games = Array.from({ length: 500 }, (_, at) => ({ ...game, at }));
  const look = (who: Member, most = 500) =>
    who.mutate('game.collisions', { sid: '2021-2022', games: games.slice(0, most) });
  expect((await look(member)).status).toBe(200);
  expect(await previewUntilRefused(member, 20)).not.toBeNull();
  await preview(member, aGrid.slice(0, 1_960));
  expect(await look(member)).toMatchObject({ status: 429, code: 'request/too-many' });
  expect((await look(member, 1)).status).toBe(200);
  expect((await look(other)).status).toBe(200);
});

test('rows of a spreadsheet count each time they are sent', async () => {
  const member = await site.member('Importatrice');
  await member.mutate('supervision.join', { kind: 'league', id: 11 });
  const importId = randomUUID();
  const begun = {
    importId,
    season: '2021-2022',
    leagueId: 11,
    rows: 20_000,
    headings: 'Date',
    columns: ['date'],
  };
  expect((await member.mutate('imports.begin', begun)).status).toBe(200);
  const cells = sheetColumns.map(() => 'x');
  const rows = Array.from({ length: mostRowsAtOnce }, (_, at) => ({ line: at + 2, cells }));
  const send = (part: number) =>
    member.mutate('imports.addRows', { importId, from: part * mostRowsAtOnce, rows });
  // The largest spreadsheet is sent without a pause.
  for (let part = 0; part < 40; part += 1) expect((await send(part)).status).toBe(200);
  expect(await previewUntilRefused(member, 20)).not.toBeNull();
  await preview(member, aGrid.slice(0, 1_799));
  expect(await send(0)).toMatchObject({ status: 429, code: 'request/too-many' });
});

test('previews of administrators are not limited', async () => {
  const admin = await site.member('Administratrice', 'admin');
  expect(await previewUntilRefused(admin, 12)).toBeNull();
});
