import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { FileFormat, FileName } from '@rondelle/contracts/site/files.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { afterEach, expect, test } from 'vitest';
import { createFileMaker } from './file-maker.ts';
import { type FileRequest, makeFile } from './make-file.ts';

const maker = createFileMaker(createLogger('silent'));
afterEach(() => maker.close());

// Only the fields that these files use.
const output = {
  league: { name: 'M13 AAA Estrie', division: null, season: { slug: '2026-2027' } },
  standings: [],
} as unknown as LeagueOutput;
const addresses = { origin: 'https://a.test', firstOrigin: 'https://a.test' };
const request = (name: FileName, format: FileFormat, of: unknown = output) =>
  ({ name, format, lang: 'fr', output: of, addresses, address: '/' }) as FileRequest;

test('draws the same picture in its thread as without one', async () => {
  const [drawn, here] = await Promise.all([
    maker.make(request('tableimage', 'png')),
    makeFile(request('tableimage', 'png')),
  ]);
  expect(Buffer.from(drawn.body).equals(Buffer.from(here.body))).toBe(true);
});

test('fails only the request whose file cannot be drawn', async () => {
  const [wrong, right] = await Promise.allSettled([
    maker.make(request('tableimage', 'png', {})),
    maker.make(request('tableimage', 'png')),
  ]);
  expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled']);
});
