import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAnswered } from './until-answered.ts';

class Refused extends Error {
  readonly data = { domainCode: 'game/unknown' };
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let browser: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends what `answers` say, one after the other. */
const sending = (answers: readonly (() => Promise<string>)[]) => {
  const controller = new AbortController();
  const left = [...answers];
  const send = vi.fn(() => left.shift()?.() ?? lost());
  const onLost = vi.fn();
  const answer = untilAnswered(send, { signal: controller.signal, onLost });
  return { controller, send, onLost, answer };
};

test('what is lost is sent again, each time after twice as long, until it is answered', async () => {
  const { send, onLost, answer } = sending([lost, lost, lost, () => Promise.resolve('recorded')]);
  const times: number[] = [];
  for (const ms of [0, 999, 1, 1_999, 1, 3_999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    times.push(send.mock.calls.length);
  }
  expect(times).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await answer).toBe('recorded');
  expect(onLost).toHaveBeenCalledTimes(3);
});

test('it never waits for longer than 15 seconds, however long there is no connection', async () => {
  const { controller, send, answer } = sending([]);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(send.mock.calls.length).toBe(before + 1);
  controller.abort();
  await expect(answer).rejects.toThrow('Failed to fetch');
});

test('it is sent at once when the browser is connected again', async () => {
  const { answer } = sending([lost, () => Promise.resolve('recorded')]);
  await vi.advanceTimersByTimeAsync(0);
  browser.dispatchEvent(new Event('online'));
  expect(await answer).toBe('recorded');
});

test('a refusal is an answer', async () => {
  const { send, onLost, answer } = sending([() => Promise.reject(new Refused('no such game'))]);
  await expect(answer).rejects.toThrow('no such game');
  expect([send.mock.calls.length, onLost.mock.calls.length]).toEqual([1, 0]);
});

test('who gives up ends the waiting, and nothing more is sent', async () => {
  const { controller, send, answer } = sending([lost]);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await expect(answer).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
});
