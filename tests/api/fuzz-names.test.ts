import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWholeRun } from '../support/scope.ts';
import { describedRoutes } from './support/described-routes.ts';
import { seed, wanted } from './support/fuzz-runs.ts';
import { type FuzzSite, fuzzedProcedures, startFuzzSite } from './support/fuzz-site.ts';
import { rightInputFor } from './support/inputs.arbitrary.ts';
import { inheritedNames, withKeys } from './support/rubbish.ts';

let fuzz: FuzzSite;
beforeAll(async () => {
  fuzz = await startFuzzSite(500);
});
afterAll(() => fuzz?.stop());

/** Every name in the long form; in the short form two names, other ones for each procedure. */
const wordsOf = (at: number): readonly string[] =>
  isWholeRun || wanted > 0
    ? inheritedNames
    : [at, at + 5].map((n) => inheritedNames[n % inheritedNames.length] ?? '');
const everyKey = withKeys(inheritedNames.map((name) => [name, name])) as object;

describe('the names that every object has', () => {
  test('are handled as ordinary texts and keys by every procedure', async () => {
    let passed = 0;
    for (const [at, { name, type, inputs }] of fuzzedProcedures.entries())
      for (const [i, word] of wordsOf(at).entries()) {
        const right = rightInputFor(inputs, () => fc.constant(word));
        const [input] = fc.sample(right, { numRuns: 1, seed: seed + i });
        // Once is enough where no field takes any text.
        if (i > 0 && !JSON.stringify(input).includes(`"${word}"`)) continue;
        for (const sent of i === 0 ? [input, { ...input, ...everyKey }, everyKey] : [input]) {
          const send = () => fuzz.callProcedure(name, type, sent);
          const { status } = await fuzz.assertSound(send, `${name} ${JSON.stringify(sent).slice(0, 300)}`);
          if (status !== 400) passed += 1;
        }
      }
    expect(passed).toBeGreaterThan(fuzzedProcedures.length / 2);
  });

  test('are handled as ordinary parameters and body keys by every REST route', async () => {
    for (const [at, { path, method, names }] of (await describedRoutes(fuzz.url)).entries())
      for (const word of wordsOf(at)) {
        const route = path.replaceAll(/\{\w+\}/g, () => word);
        const query = [...names, word].map((name) => `${name}=${word}`).join('&');
        const send = () =>
          fetch(`${fuzz.url}${route}?${query}`, {
            method,
            headers: fuzz.headers(),
            redirect: 'manual',
            body: method === 'GET' ? null : JSON.stringify(everyKey),
          });
        await fuzz.assertSound(send, `${method} ${route}?${query}`);
      }
  });

  test('do not leak memory', () => {
    fuzz.expectNoMemoryKept('with names that every object has');
  });
});
