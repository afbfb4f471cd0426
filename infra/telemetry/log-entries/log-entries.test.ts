import { expect, test } from 'vitest';
import { createLogger, pendingLogEntriesOf } from '../logger.ts';
import { logEntryOf } from './log-entry-of.ts';

const quiet = { write: () => undefined };
const entriesOf = (logger: ReturnType<typeof createLogger>) =>
  pendingLogEntriesOf(logger)
    .take()
    .texts.map((text) => logEntryOf(text, 'arena:7'));

test('collects entries by severity since the last take, including those of child loggers', () => {
  const logger = createLogger('info', 'gateway', quiet);
  logger.info({ url: 'http://localhost' }, 'ready');
  logger.child({ part: 'queue' }).error({ err: new Error('no route to host') }, 'a mail could not be sent');
  logger.fatal('the database is gone');
  logger.alert('views could not be updated; retrying');
  logger.emergency('unexpected');
  logger.debug('not written at this level');
  const lines = entriesOf(logger);
  expect(lines.map(({ channel, part, message }) => [channel, part, message])).toEqual([
    ['info', null, 'ready'],
    ['error', 'queue', 'a mail could not be sent'],
    ['critical', null, 'the database is gone'],
    ['alert', null, 'views could not be updated; retrying'],
    ['emergency', null, 'unexpected'],
  ]);
  expect(lines[0]).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    program: 'gateway',
    process: 'arena:7',
    details: { url: 'http://localhost' },
  });
  expect(lines[1]?.details).toMatchObject({ err: { type: 'Error', message: 'no route to host' } });
  expect(entriesOf(logger)).toEqual([]);
});

test('removes personal data: addresses are masked, and unknown fields are dropped', () => {
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
  const [line] = entriesOf(logger);
  expect(JSON.stringify(line)).not.toMatch(/marie|192\.168|2001:db8/i);
  expect(line).toMatchObject({
    message: 'refused by …',
    details: { reason: 'EENVELOPE', err: { code: 'EENVELOPE' } },
  });
});

test('replaces characters that the database cannot store, so that no entry blocks the others', () => {
  const logger = createLogger('error', 'gateway', quiet);
  logger.error({ err: new Error('half \ud83c and \0') }, `${'x'.repeat(3_999)}🏒`);
  const [line] = entriesOf(logger);
  expect(line).toMatchObject({
    message: `${'x'.repeat(3_999)}\uFFFD`,
    details: { err: { message: 'half \uFFFD and \uFFFD' } },
  });
});

test('collects notices even when only warnings are written; a silent logger collects nothing', () => {
  const written: string[] = [];
  const logger = createLogger('warn', 'gateway', { write: (text) => void written.push(text) });
  logger.info('not said');
  logger.notice('ready');
  logger.warn('the replica is behind');
  expect(entriesOf(logger).map(({ channel }) => channel)).toEqual(['notice', 'warning']);
  expect(written.map((text) => (JSON.parse(text) as { msg: string }).msg)).toEqual(['the replica is behind']);
  const silent = createLogger('silent', 'gateway', quiet);
  silent.emergency('nobody hears');
  expect(entriesOf(silent)).toEqual([]);
});

test('writes requests but does not collect them; collects errors within a request', () => {
  const written: string[] = [];
  const logger = createLogger('info', 'gateway', { write: (text) => void written.push(text) });
  logger.info({ req: { method: 'GET', path: '/fr' } }, 'incoming request');
  logger.child({ reqId: 'a-1' }).error('a page could not be made');
  expect(written).toHaveLength(2);
  expect(entriesOf(logger).map(({ message }) => message)).toEqual(['a page could not be made']);
});

test('counts entries beyond the limit, and returns entries that were put back before newer ones', () => {
  const logger = createLogger('warn', 'gateway', quiet);
  for (let i = 0; i < 250; i += 1) logger.warn(`line ${i}`);
  const lines = pendingLogEntriesOf(logger);
  const batch = lines.take();
  expect([batch.texts.length, batch.left]).toEqual([200, 50]);
  logger.warn('later');
  lines.putBack(batch);
  const again = lines.take();
  expect([again.texts.length, again.left]).toEqual([200, 51]);
  expect(again.texts[0]).toContain('line 0');
});
