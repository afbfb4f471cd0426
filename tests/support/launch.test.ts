import { expect, test } from 'vitest';
import { endLaunched, launch, type LaunchOptions } from './launch.ts';

const node = (code: string, options?: LaunchOptions) => launch(process.execPath, ['-e', code], options);
const forever = 'setInterval(() => undefined, 1_000);';

test('collects what a program prints, and returns its exit code', async () => {
  const program = node('console.log("one"); console.error("two"); process.exitCode = 3');
  expect(await program.ended).toEqual({ code: 3, out: 'one\n', error: 'two\n' });
});

test('waits for a printed text, and shows the output when the program ends without it', async () => {
  const site = node(`console.log('ready: http://localhost:1'); ${forever}`);
  expect((await site.printed(/ready: (\S+)/))[1]).toBe('http://localhost:1');
  expect(await site.end('SIGINT')).toMatchObject({ code: 'SIGINT' });
  await expect(node('console.log("no database")').printed(/ready/)).rejects.toThrow('no database');
});

test('sends the input to the program, and exchanges messages with it', async () => {
  const typed = node('process.stdin.pipe(process.stdout)', { input: 'Chef' });
  expect(await typed.ended).toMatchObject({ code: 0, out: 'Chef' });
  const echo = node('process.on("message", (text) => process.send(text))', { ipc: true });
  const received = echo.message<string>();
  echo.send('enough');
  expect(await received).toBe('enough');
  expect(await echo.disconnect()).toMatchObject({ code: 0 });
  await expect(node('', { ipc: true }).message()).rejects.toThrow('has ended without a message');
});

test('reports the end of a program that closes its message channel at the same time', async () => {
  const once = 'process.once("message", () => { process.send("done"); process.disconnect(); })';
  const program = node(once, { ipc: true, shown: true });
  const received = program.message<string>();
  program.send('enough');
  expect(await received).toBe('done');
  expect(await program.disconnect()).toMatchObject({ code: 0 });
});

test('reports a program that does not exist', async () => {
  expect(await launch('/nowhere/program', []).ended).toMatchObject({
    code: expect.stringContaining('ENOENT'),
  });
});

test('reports the end of a killed program while its child processes still run', async () => {
  const start = `require('node:child_process').spawn('sleep', ['5'], { stdio: 'inherit' }); console.log('started');`;
  const program = node(`${start} ${forever}`);
  await program.printed(/started/);
  await program.kill();
  expect(program.isRunning()).toBe(false);
});

test('ends programs that a test leaves running', async () => {
  const left = [node(forever), node(forever, { group: true })];
  await endLaunched();
  expect(left.map(({ isRunning }) => isRunning())).toEqual([false, false]);
});
