import { expect, test } from 'vitest';
import { natsServersOf } from './nats-servers.ts';

test.each([
  ['nats://localhost:4222', { servers: ['localhost:4222'] }],
  ['nats://a:4222, nats://b:4222/', { servers: ['a:4222', 'b:4222'] }],
  ['nats://me:h%40sh@a:4222', { servers: ['a:4222'], user: 'me', pass: 'h@sh' }],
  ['nats://t0ken@a:4222', { servers: ['a:4222'], token: 't0ken' }],
  ['tls://a:4222', { servers: ['a:4222'], tls: {} }],
])('parses %s', (urls, expected) => {
  expect(natsServersOf(urls)).toEqual(expected);
});

test.each(['', 'localhost:4222', 'http://a:4222', 'nats://', 'nats://a:4222,b:4222', 'nats://a b'])(
  'refuses "%s"',
  (urls) => {
    expect(natsServersOf(urls)).toBeNull();
  },
);
