/** Runs a command-line program in this process once per list of arguments, and prints how each run ended, as JSON. */
const [program = '', calls = '[]'] = process.argv.slice(2);
const ended: { code: unknown; out: string; error: string }[] = [];
for (const [i, args] of (JSON.parse(calls) as string[][]).entries()) {
  const texts = { out: '', error: '' };
  console.log = (...words: unknown[]) => void (texts.out += `${words.join(' ')}\n`);
  console.error = (...words: unknown[]) => void (texts.error += `${words.join(' ')}\n`);
  process.argv = [process.execPath, program, ...args];
  // Another query makes Node run the module again.
  await import(`${program}?call=${i}`);
  ended.push({ code: process.exitCode, ...texts });
  process.exitCode = undefined;
}
process.stdout.write(JSON.stringify(ended));
