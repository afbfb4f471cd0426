import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilResponse } from './retry-until-response.ts';

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

/** Runs `retryUntilResponse` with a sender that returns these responses in order. */
const sending = (responses: readonly (() => Promise<string>)[]) => {
  const controller = new AbortController();
  const left = [...responses];
  const send = vi.fn(() => left.shift()?.() ?? lost());
  const onWaiting = vi.fn();
  const result = retryUntilResponse(send, { signal: controller.signal, onWaiting });
  return { controller, send, onWaiting, result };
};

test('a lost request is resent with doubled delays until it has a response', async () => {
  const {
    send,
    onWaiting,
    result: received,
  } = sending([lost, lost, lost, () => Promise.resolve('recorded')]);
  const times: number[] = [];
  for (const ms of [0, 999, 1, 1_999, 1, 3_999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    times.push(send.mock.calls.length);
  }
  expect(times).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await received).toBe('recorded');
  expect(onWaiting).toHaveBeenCalledTimes(3);
});

test('delays are at most 15 seconds', async () => {
  const { controller, send, result: received } = sending([]);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(send.mock.calls.length).toBe(before + 1);
  controller.abort();
  await expect(received).rejects.toThrow('Failed to fetch');
});

test('resends at once when the browser is online again', async () => {
  const { result: received } = sending([lost, () => Promise.resolve('recorded')]);
  await vi.advanceTimersByTimeAsync(0);
  browser.dispatchEvent(new Event('online'));
  expect(await received).toBe('recorded');
});

test('does not resend after a domain error', async () => {
  const { send, onWaiting, result: received } = sending([() => Promise.reject(new Refused('no such game'))]);
  await expect(received).rejects.toThrow('no such game');
  expect([send.mock.calls.length, onWaiting.mock.calls.length]).toEqual([1, 0]);
});

test('aborting stops resending', async () => {
  const { controller, send, result: received } = sending([lost]);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await expect(received).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
});

class Behind extends Error {
  readonly data = { domainCode: 'views/behind' };
}

const behind = () => Promise.reject(new Behind('the site is catching up'));

test('while views are behind, resends every second', async () => {
  const {
    send,
    onWaiting,
    result: received,
  } = sending([behind, behind, behind, () => Promise.resolve('recorded')]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await received).toBe('recorded');
  expect(send).toHaveBeenCalledTimes(4);
  expect(onWaiting.mock.calls).toEqual([['views'], ['views'], ['views']]);
});

const withoutPage = { path: null, upToDate: false };
const { signal: never } = new AbortController();

test('a saved change is resent until its page is available', async () => {
  const responses = [withoutPage, withoutPage, { path: '/fr/2021-2022', upToDate: true }];
  const onWaiting = vi.fn();
  const left = [...responses];
  const received = retryUntilResponse(async () => left.shift(), { signal: never, onWaiting });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await received).toEqual(responses[2]);
  expect(onWaiting.mock.calls).toEqual([['page'], ['page']]);
});

test('aborting while waiting for the page returns the saved change', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const received = retryUntilResponse(async () => withoutPage, { signal, onWaiting: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  expect(await received).toEqual(withoutPage);
});

test('returns a saved change without a page immediately', async () => {
  const saved = { path: null, upToDate: true };
  expect(await retryUntilResponse(async () => saved, { signal: never, onWaiting: vi.fn() })).toEqual(saved);
});
