import { randomUUID } from 'node:crypto';
import type { ChoicesOutput, Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { MemberOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { APIResponse, Page } from 'playwright-core';
import { inject } from 'vitest';

type Success<T> = { readonly result: { readonly data: T } };

const outputOf = async <T>(procedure: string, response: APIResponse): Promise<T> => {
  if (!response.ok()) throw new Error(`${procedure}: ${await response.text()}`);
  return ((await response.json()) as Success<T>).result.data;
};

/** Calls a mutation as the visitor, as the page's form would: for data that a test needs but does not test. */
export const mutate = async (page: Page, procedure: string, input: object): Promise<Written> => {
  const response = await page.request.post(`/trpc/${procedure}`, {
    headers: { origin: inject('siteUrl') },
    data: { commandId: randomUUID(), lang: 'fr', ...input },
  });
  return outputOf(procedure, response);
};

const query = async <T>(page: Page, procedure: string, input: object): Promise<T> => {
  const encodedInput = encodeURIComponent(JSON.stringify({ lang: 'fr', ...input }));
  return outputOf(procedure, await page.request.get(`/trpc/${procedure}?input=${encodedInput}`));
};

/** The options in a season's forms. */
export const choicesIn = (page: Page, season: string): Promise<ChoicesOutput> =>
  query(page, 'catalogue.choices', { season });

/** The member's own number, as in the path of their page. */
export const ownNumber = async (page: Page): Promise<string> => {
  const { id } = await query<MemberOutput>(page, 'account.me', {});
  return String(id);
};
