import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(import.meta.resolve('@rondelle/site/run-program.ts'));

/** Starts a program that leaves until something comes from its input. `end` is what it does once it runs. */
const start = (end: string) => {
  const source = `
    import { once } from 'node:events';
    import { runProgram } from ${JSON.stringify(module)};
    runProgram({ logger: { warn() {}, emergency() {} }, start: async (program) => {
      program.closers.add(async () => console.log('closed'));
      program.beforeClosing(async () => {
        console.log('leaves');
        await once(process.stdin, 'data');
      });
      const running = setInterval(() => undefined, 1_000);
      ${end}
      program.closers.add(async () => clearInterval(running));
      console.log('runs');
    } });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (text) => lines.push(...String(text).trim().split('\n')));
  return { child, lines };
};

test('a failed program closes without leaving first', async () => {
  const { child, lines } = start(`program.failWith('failed');`);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(lines).toContain('closed');
  expect(lines).not.toContain('leaves');
});

test('a program leaves on SIGTERM, then closes', async () => {
  const { child, lines } = start('');
  await expect.poll(() => lines).toContain('runs');
  child.kill('SIGTERM');
  await expect.poll(() => lines).toContain('leaves');
  expect(lines).not.toContain('closed');
  child.stdin.end('leave');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(lines.at(-1)).toBe('closed');
});
