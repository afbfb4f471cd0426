import { randomFor } from '@rondelle/site/generate/random.ts';
import { expect, test } from 'vitest';
import { arrivals, exponential } from './arrivals.ts';
import { createServers } from './servers.ts';
import { createWorld } from './world.ts';

type Queue = { readonly servers: number; readonly perSecond: number; readonly service: () => number };

const random = randomFor('queue');
/** The mean wait before the service in milliseconds, over about 400,000 arrivals. */
const meanWait = ({ servers: count, perSecond, service }: Queue) => {
  const world = createWorld();
  const servers = createServers(world, count);
  let [waited, served] = [0, 0];
  const visit = function* () {
    const came = world.now();
    yield servers.take();
    waited += world.now() - came;
    served += 1;
    yield world.sleep(service());
    servers.give();
  };
  world.start(arrivals(world, random, perSecond, visit));
  world.run((400_000 * 1_000) / perSecond);
  return { wait: waited / served, used: servers.used() };
};

const isWithin = (value: number, expected: number, share: number) => {
  expect(value).toBeGreaterThan(expected * (1 - share));
  expect(value).toBeLessThan(expected * (1 + share));
};

test.each([30, 50, 80])('M/M/1 at %d arrivals a second waits ρ / (μ − λ)', (perSecond) => {
  const { wait, used } = meanWait({ servers: 1, perSecond, service: () => exponential(random, 10) });
  const rho = perSecond / 100;
  isWithin(used, rho, 0.01);
  isWithin(wait, (rho / (100 - perSecond)) * 1_000, 0.05);
});

test.each([30, 50, 80])('M/D/1 at %d arrivals a second waits half as long', (perSecond) => {
  const { wait } = meanWait({ servers: 1, perSecond, service: () => 10 });
  const rho = perSecond / 100;
  isWithin(wait, (rho / (2 * (100 - perSecond))) * 1_000, 0.05);
});

test('M/M/2 waits as long as Erlang’s formula predicts', () => {
  const { wait } = meanWait({ servers: 2, perSecond: 150, service: () => exponential(random, 10) });
  // C = 9/14 for an offered load of 1.5 on two servers, and the wait is C / (2μ − λ).
  isWithin(wait, (9 / 14 / 50) * 1_000, 0.05);
});

test('runs two processes of the same moment in the order in which they were started', () => {
  const world = createWorld();
  const seen: string[] = [];
  const record = function* (name: string) {
    yield world.sleep(5);
    seen.push(name);
  };
  for (const name of ['a', 'b', 'c']) world.start(record(name));
  world.run(10);
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('runs processes of low priority after all other waiting ones', () => {
  const world = createWorld();
  const servers = createServers(world, 1);
  const seen: string[] = [];
  const visit = function* (name: string, isLow: boolean) {
    yield servers.take(isLow);
    yield world.sleep(1);
    seen.push(name);
    servers.give();
  };
  for (const name of ['first', 'low', 'second', 'third']) world.start(visit(name, name === 'low'));
  world.run(10);
  expect(seen).toEqual(['first', 'second', 'third', 'low']);
});
