import { expect, test } from 'vitest';
import { sendAll } from './send-all.ts';

const upTo = (last: number) => {
  const asked: unknown[] = [];
  const send = async (input: object) => {
    asked.push(input);
    const finished = asked.length === last;
    return { finished, refused: [], next: finished ? null : String(100 - asked.length) };
  };
  return { asked, send };
};

test('what takes several requests is asked for from where the one before ended, until it is finished', async () => {
  const { asked, send } = upTo(3);
  expect(await sendAll(send, { teamId: 7 })).toEqual([]);
  expect(asked).toEqual([{ teamId: 7 }, { teamId: 7, before: '99' }, { teamId: 7, before: '98' }]);
});

test('what is written at once is sent once', async () => {
  const written = { position: '5', revision: '1', id: 7, path: null };
  expect(await sendAll(async () => written, {})).toEqual([]);
});

test('what takes more than twenty-five requests is not rehearsed', async () => {
  expect(await sendAll(upTo(25).send, {})).toEqual([]);
  await expect(sendAll(upTo(26).send, {})).rejects.toMatchObject({ code: 'request/invalid' });
});
