import { beforeEach, expect, test } from 'vitest';
import { pressureOn } from './pressure.ts';

let clock: number;
let pages: { isBusy: () => boolean; isIdle: () => boolean };
let state: () => readonly [isHigh: boolean, hasRoom: boolean];
beforeEach(() => {
  clock = 0;
  pages = { isBusy: () => false, isIdle: () => false };
  const others = { isBusy: () => false, isIdle: () => true };
  const { isHigh, hasRoom } = pressureOn([others, pages], () => clock);
  state = () => [isHigh(), hasRoom()];
});
const after = (ms: number) => {
  clock += ms;
  return state();
};

test('pressure starts once a queue has been busy for two seconds', () => {
  expect(state()).toEqual([false, true]);
  pages.isBusy = () => true;
  expect(state()).toEqual([false, true]);
  expect(after(1_999)).toEqual([false, true]);
  expect(after(1)).toEqual([true, false]);
});

test('pressure does not start when a queue is busy only intermittently', () => {
  for (let second = 0; second < 10; second += 1) {
    pages.isBusy = () => second % 2 === 0;
    expect(after(1_000)).toEqual([false, true]);
  }
});

test('pressure lasts thirty seconds after a queue was busy, with room only while nothing runs', () => {
  pages.isBusy = () => true;
  state();
  expect(after(2_000)).toEqual([true, false]);
  pages.isBusy = () => false;
  expect(after(29_999)).toEqual([true, false]);
  pages.isBusy = () => true;
  expect(state()).toEqual([true, false]);
  pages.isBusy = () => false;
  expect(after(29_999)).toEqual([true, false]);
  pages.isIdle = () => true;
  expect(state()).toEqual([true, true]);
  pages.isIdle = () => false;
  expect(after(1)).toEqual([false, true]);
});
