import { expect, test } from 'vitest';
import { createLogger, pendingLogEntriesOf } from '../logger.ts';
import { lineOf } from './log-entry-of.ts';

const quiet = { write: () => undefined };
const said = (logger: ReturnType<typeof createLogger>) =>
  pendingLogEntriesOf(logger)
    .take()
    .texts.map((text) => lineOf(text, 'arena:7'));

test('a log hands over what was said since the last time by severity, that of its children too', () => {
  const logger = createLogger('info', 'gateway', quiet);
  logger.info({ url: 'http://localhost' }, 'ready');
  logger.child({ part: 'queue' }).error({ err: new Error('no route to host') }, 'a mail could not be sent');
  logger.fatal('the database is gone');
  logger.alert('the views wait');
  logger.emergency('unexpected');
  logger.debug('not written at this level');
  const lines = said(logger);
  expect(lines.map(({ channel, part, message }) => [channel, part, message])).toEqual([
    ['info', null, 'ready'],
    ['error', 'queue', 'a mail could not be sent'],
    ['critical', null, 'the database is gone'],
    ['alert', null, 'the views wait'],
    ['emergency', null, 'unexpected'],
  ]);
  expect(lines[0]).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    program: 'gateway',
    process: 'arena:7',
    details: { url: 'http://localhost' },
  });
  expect(lines[1]?.details).toMatchObject({ err: { type: 'Error', message: 'no route to host' } });
  expect(said(logger)).toEqual([]);
});

test('nothing about anybody is handed over: addresses are blotted out, and what is not known is left out', () => {
  const logger = createLogger('warn', 'gateway', quiet);
  const error = Object.assign(
    new Error('no mailbox for <marie@example.org> at 192.168.4.21 or 2001:db8::ff00:42:8329'),
    {
      code: 'EENVELOPE',
      detail: 'Key (username)=(Marie) exists',
    },
  );
  logger.error(
    { err: error, member: 'Marie', ip: '192.168.4.21', reason: 'EENVELOPE' },
    'refused by marie@example.org',
  );
  const [line] = said(logger);
  expect(JSON.stringify(line)).not.toMatch(/marie|192\.168|2001:db8/i);
  expect(line).toMatchObject({
    message: 'refused by …',
    details: { reason: 'EENVELOPE', err: { code: 'EENVELOPE' } },
  });
});

test('notices are handed over where only warnings are written; silence is kept', () => {
  const written: string[] = [];
  const logger = createLogger('warn', 'gateway', { write: (text) => void written.push(text) });
  logger.info('not said');
  logger.notice('ready');
  logger.warn('the replica is behind');
  expect(said(logger).map(({ channel }) => channel)).toEqual(['notice', 'warning']);
  expect(written.map((text) => (JSON.parse(text) as { msg: string }).msg)).toEqual(['the replica is behind']);
  const silent = createLogger('silent', 'gateway', quiet);
  silent.emergency('nobody hears');
  expect(said(silent)).toEqual([]);
});

test('requests are written and not handed over; what failed in one is', () => {
  const written: string[] = [];
  const logger = createLogger('info', 'gateway', { write: (text) => void written.push(text) });
  logger.info({ req: { method: 'GET', path: '/fr' } }, 'incoming request');
  logger.child({ reqId: 'a-1' }).error('a page could not be made');
  expect(written).toHaveLength(2);
  expect(said(logger).map(({ message }) => message)).toEqual(['a page could not be made']);
});

test('of more than can wait, the rest is counted; what could not be kept comes again', () => {
  const logger = createLogger('warn', 'gateway', quiet);
  for (let i = 0; i < 250; i += 1) logger.warn(`line ${i}`);
  const lines = pendingLogEntriesOf(logger);
  const taken = lines.take();
  expect([taken.texts.length, taken.left]).toEqual([200, 50]);
  logger.warn('later');
  lines.putBack(taken);
  const again = lines.take();
  expect([again.texts.length, again.left]).toEqual([200, 51]);
  expect(again.texts[0]).toContain('line 0');
});
