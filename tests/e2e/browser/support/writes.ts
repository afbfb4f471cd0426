import { randomUUID } from 'node:crypto';
import type { ChoicesAnswer, Written } from '@rondelle/contracts/competition/writing.answers.ts';
import type { APIResponse, Page } from 'playwright-core';
import { inject } from 'vitest';

type Answered<T> = { readonly result: { readonly data: { readonly json: T } } };

const answerOf = async <T>(procedure: string, response: APIResponse): Promise<T> => {
  if (!response.ok()) throw new Error(`${procedure}: ${await response.text()}`);
  return ((await response.json()) as Answered<T>).result.data.json;
};

/** Writes as the page's form would, in the visitor's name: for what a test needs but is not about. */
export const tell = async (page: Page, procedure: string, input: object): Promise<Written> => {
  const response = await page.request.post(`/trpc/${procedure}`, {
    headers: { origin: inject('siteUrl') },
    data: { json: { commandId: randomUUID(), lang: 'fr', ...input } },
  });
  return answerOf(procedure, response);
};

/** What there is to choose from in a season. */
export const choicesIn = async (page: Page, season: string): Promise<ChoicesAnswer> => {
  const input = encodeURIComponent(JSON.stringify({ json: { lang: 'fr', season } }));
  return answerOf('catalogue.choices', await page.request.get(`/trpc/catalogue.choices?input=${input}`));
};
