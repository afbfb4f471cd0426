import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('an error of the database is logged without the values of the row that it refused', () => {
  const lines: string[] = [];
  const logger = createLogger('info', 'test', { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key ("emailKey")=(ailier@example.org) already exists.',
    where: 'SQL statement "… ailier@example.org …"',
    constraint: 'members_email',
  });
  logger.error({ err: refused }, 'a member could not be added');
  logger.child({ part: 'gateway' }).error({ err: new Error('a call failed', { cause: refused }) }, 'failed');
  logger.warn({ err: 'no error' }, 'thrown');
  logger.warn({ err: undefined }, 'thrown');
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toContain('ailier@example.org');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'Error',
    message: refused.message,
    code: '23505',
    constraint: 'members_email',
  });
});
