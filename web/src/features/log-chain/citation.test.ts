import type { Citation } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import { expect, test } from 'vitest';
import { render } from '../../testing/render.ts';
import { sampleCall } from '../../testing/sample-answers.ts';

const linked: Citation = {
  state: 'linked',
  event: 12_345,
  link: `0123456789ab${'c'.repeat(52)}`,
  recordedAt: '2026-02-01T03:30:00.000Z',
};

const page = async (url: string, citation: Citation | null) => {
  const sample = sampleCall();
  const { body } = await render({
    url,
    call: async (path, input) => (path === 'site.chain' ? { citation, heads: [] } : sample(path, input)),
  });
  // Without the data of the queries, which contain the same texts.
  return body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
};

test.each([
  [
    '/fr/journal-verifiable?position=99',
    'Rondelle, journal public, événement nº\u00a012\u00a0345, maillon 0123456789ab, 31 janvier 2026. https://rondelle.test/fr/journal-verifiable?event=12345',
  ],
  [
    '/en/verifiable-log?event=12345',
    'Rondelle, public log, event no.\u00a012,345, link 0123456789ab, January 31, 2026. https://rondelle.test/en/verifiable-log?event=12345',
  ],
])(
  '%s displays the citation of its event, with the whole link and its lasting address',
  async (url, text) => {
    const body = await page(url, linked);
    expect(body).toContain(`<blockquote>${text}</blockquote>`);
    expect(body).toContain(`>${linked.state === 'linked' && linked.link}</code>`);
    expect(body).toMatch(/href="\/(fr|en)\/[a-z-]+\?event=12345"/);
  },
);

test.each<[string, Citation, string]>([
  ['/fr/journal-verifiable?event=9', { state: 'pending' }, 'dans l’heure'],
  ['/fr/journal-verifiable?event=9', { state: 'unknown' }, 'pas autant d’événements'],
  ['/en/verifiable-log?position=9', { state: 'unknown' }, 'no event at this position'],
])('%s states why there is no citation', async (url, citation, words) => {
  const body = await page(url, citation);
  expect(body).toContain(words);
  expect(body).not.toContain('<blockquote');
});

test('the page has no citation without an event in its address', async () => {
  expect(await page('/fr/journal-verifiable', null)).not.toContain('Citation');
});
