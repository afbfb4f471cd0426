import { expect, test } from 'vitest';
import { sendAll } from './send-all.ts';

const nothing = { refused: [], refusedGames: [] };
const upTo = (last: number) => {
  const inputs: unknown[] = [];
  const send = async (input: object) => {
    inputs.push(input);
    const finished = inputs.length === last;
    return { finished, refused: [], next: finished ? null : String(100 - inputs.length) };
  };
  return { asked: inputs, send };
};

test('repeats a request from where the previous one ended until it is finished', async () => {
  const { asked: inputs, send } = upTo(3);
  expect(await sendAll(send, { teamId: 7 })).toEqual(nothing);
  expect(inputs).toEqual([{ teamId: 7 }, { teamId: 7, before: '99' }, { teamId: 7, before: '98' }]);
});

test('sends a change that needs one request once', async () => {
  const written = { position: '5', revision: '1', id: 7, path: null };
  expect(await sendAll(async () => written, {})).toEqual(nothing);
});

test('refuses to preview a change that needs more than a hundred requests', async () => {
  expect(await sendAll(upTo(100).send, {})).toEqual(nothing);
  await expect(sendAll(upTo(101).send, {})).rejects.toMatchObject({ code: 'request/invalid' });
});

const refusing = (which: number) => {
  const sizes: number[] = [];
  const send = async (input: { readonly games?: unknown }) => {
    const games = Array.isArray(input.games) ? input.games : [];
    sizes.push(games.length);
    const refused = { code: 'game/date-outside-season', message: 'Hors saison.', field: 'date', there: null };
    return { games: games.map((game) => ({ written: null, refused: game === which ? refused : null })) };
  };
  return { sizes, send };
};
const games = (count: number) => Array.from({ length: count }, (_, at) => at);

test('sends results a hundred at a time and names refused ones by their index in the whole input', async () => {
  const { sizes, send } = refusing(205);
  expect(await sendAll(send, { games: games(250) })).toMatchObject({
    refusedGames: [{ at: 205, field: 'date' }],
  });
  expect(sizes).toEqual([100, 100, 50]);
});

test('refuses to preview more than two thousand results', async () => {
  expect(await sendAll(refusing(-1).send, { games: games(2_000) })).toEqual(nothing);
  await expect(sendAll(refusing(-1).send, { games: games(2_001) })).rejects.toMatchObject({
    code: 'request/invalid',
  });
});

test('yields between requests and stops when the preview is aborted', async () => {
  const controller = new AbortController();
  setImmediate(() => controller.abort());
  const { asked: inputs, send } = upTo(50);
  await expect(sendAll(send, {}, controller.signal)).rejects.toThrow('aborted');
  expect(inputs.length).toBeLessThan(4);
});
