import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGame, anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
}, 60_000);
afterAll(() => site.stop());

type Member = Awaited<ReturnType<WritingSite['member']>>;
const preview = (member: Member, games: readonly object[]) =>
  member.tell('preview.changes', { procedure: 'game.saveMany', input: { games } });
const aGrid = Array.from({ length: 2_000 }, () => ({}));

/** Previews that work out nothing, until one is refused; answers how many there were. */
const previewUntilRefused = async (member: Member, most: number) => {
  for (let count = 1; count <= most; count += 1) {
    const answer = await preview(member, aGrid);
    if (answer.status !== 200) return { count, answer };
  }
  return null;
};

test('a preview counts as what it would send, and an endless row of them is slowed down', async () => {
  const member = await site.member('Devineresse');
  const refused = await previewUntilRefused(member, 20);
  expect(refused?.answer).toMatchObject({ status: 429, code: 'request/too-many' });
  expect(Number(refused?.answer.headers.get('retry-after'))).toBeGreaterThan(0);
  // A whole paste can be looked at several times before it is saved.
  expect(refused?.count).toBeGreaterThan(4);
});

test('who has looked too often still saves, and nobody else waits for it', async () => {
  const [member, other] = [await site.member('Curieuse'), await site.member('Voisine')];
  expect(await previewUntilRefused(member, 20)).not.toBeNull();
  expect(await member.tell('game.record', { ...anotherGame, date: '2021-11-21' })).toMatchObject({
    status: 200,
  });
  const game = { ...aGame, date: '2021-11-22', commandId: randomUUID() };
  expect(await preview(other, [game])).toMatchObject({ status: 200, data: { refusedGames: [] } });
});

test('a preview of a correction counts as well', async () => {
  const member = await site.member('Correctrice');
  const { data } = await member.tell('game.record', { ...anotherGame, date: '2021-11-23' });
  const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = aGame;
  const result = { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };
  const correction = { gameId: data['id'], seasonId: 1, ifRevision: '0', reason: 'typing-error', result };
  const ask = () => member.tell('preview.changes', { procedure: 'game.edit', input: correction });
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await previewUntilRefused(member, 20)).not.toBeNull();
  await preview(member, aGrid.slice(0, 1_990));
  const answers = [];
  for (let time = 0; time < 30; time += 1) answers.push(await ask());
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'request/too-many' });
});

test('administrators are not counted', async () => {
  const admin = await site.member('Administratrice', 'admin');
  expect(await previewUntilRefused(admin, 12)).toBeNull();
});
