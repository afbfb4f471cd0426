import { expect, test } from 'vitest';
import { isLocalSite, isOnMachine } from './on-machine.ts';

type Sent = { from?: string; headers?: Record<string, string> };
const requestFrom = ({ from = '127.0.0.1', headers = {} }: Sent) =>
  isOnMachine({
    headers: { host: 'localhost:3000', ...headers },
    raw: { socket: { remoteAddress: from } },
  } as unknown as Parameters<typeof isOnMachine>[0]);

test.each<[string, Sent, boolean]>([
  ['a browser of the machine', {}, true],
  ['the same over IPv6', { from: '::1', headers: { host: '[::1]:3000' } }, true],
  ['its form', { headers: { origin: 'http://localhost:3000' } }, true],
  ['a form of elsewhere', { headers: { origin: 'https://example.org' } }, false],
  ['another machine', { from: '192.168.1.7' }, false],
  ['a name that leads here', { headers: { host: 'rondelle.example' } }, false],
  ['a proxy', { headers: { 'x-forwarded-for': '203.0.113.5' } }, false],
])('a request from %s is local: %s', (_who, sent, expected) => {
  expect(requestFrom(sent)).toBe(expected);
});

test.each<[Parameters<typeof isLocalSite>[0], boolean]>([
  [{ host: 'localhost' }, true],
  [{ host: '127.0.0.1' }, true],
  [{ host: '::1', publicUrl: 'http://localhost:3000' }, true],
  [{}, false],
  [{ host: '0.0.0.0' }, false],
  [{ host: '192.168.1.7' }, false],
  [{ host: 'localhost', publicUrl: 'https://rondelle.example' }, false],
])('a site with the settings %j is reachable from its own machine only: %s', (options, expected) => {
  expect(isLocalSite(options)).toBe(expected);
});
