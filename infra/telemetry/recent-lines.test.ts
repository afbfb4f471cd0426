import { expect, test } from 'vitest';
import { createLogger, recentLinesOf } from './logger.ts';

const quiet = { write: () => undefined };

test('a log remembers its latest lines by severity, those of its children too', () => {
  const logger = createLogger('info', 'gateway', quiet);
  logger.info({ url: 'http://localhost' }, 'ready');
  logger.child({ part: 'post' }).error({ err: new Error('no route to host') }, 'a mail could not be sent');
  logger.fatal('the database is gone');
  logger.debug('not written at this level');
  const lines = recentLinesOf(logger);
  expect(lines.latest(null, 10).map(({ channel, message }) => [channel, message])).toEqual([
    ['critical', 'the database is gone'],
    ['error', 'a mail could not be sent'],
    ['info', 'ready'],
  ]);
  expect(lines.latest('info', 10)).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      channel: 'info',
      program: 'gateway',
      message: 'ready',
      details: { url: 'http://localhost' },
    },
  ]);
  expect(lines.latest('error', 10)[0]?.details).toMatchObject({
    part: 'post',
    err: { message: 'no route to host' },
  });
});

test('it goes on writing where it wrote, and forgets the oldest lines', () => {
  const written: string[] = [];
  const logger = createLogger('info', 'gateway', { write: (text) => void written.push(text) });
  for (let i = 0; i < 600; i += 1) logger.info(`line ${i}`);
  expect(written).toHaveLength(600);
  const lines = recentLinesOf(logger).latest(null, 1_000);
  expect(lines).toHaveLength(500);
  expect(lines[0]?.message).toBe('line 599');
});
