import { randomUUID } from 'node:crypto';
import type { ChoicesOutput, Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { MemberOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { APIResponse, Page } from 'playwright-core';
import { inject } from 'vitest';

type Answered<T> = { readonly result: { readonly data: T } };

const answerOf = async <T>(procedure: string, response: APIResponse): Promise<T> => {
  if (!response.ok()) throw new Error(`${procedure}: ${await response.text()}`);
  return ((await response.json()) as Answered<T>).result.data;
};

/** Writes as the page's form would, in the visitor's name: for what a test needs but is not about. */
export const tell = async (page: Page, procedure: string, input: object): Promise<Written> => {
  const response = await page.request.post(`/trpc/${procedure}`, {
    headers: { origin: inject('siteUrl') },
    data: { commandId: randomUUID(), lang: 'fr', ...input },
  });
  return answerOf(procedure, response);
};

const ask = async <T>(page: Page, procedure: string, input: object): Promise<T> => {
  const asked = encodeURIComponent(JSON.stringify({ lang: 'fr', ...input }));
  return answerOf(procedure, await page.request.get(`/trpc/${procedure}?input=${asked}`));
};

/** What there is to choose from in a season. */
export const choicesIn = (page: Page, season: string): Promise<ChoicesOutput> =>
  ask(page, 'catalogue.choices', { season });

/** The number of the member who is logged in: of their page, and what admins ask for. */
export const ownNumber = async (page: Page): Promise<string> => {
  const { id } = await ask<MemberOutput>(page, 'account.me', {});
  return String(id);
};
