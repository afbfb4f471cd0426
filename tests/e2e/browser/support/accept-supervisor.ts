import type { Page } from 'playwright-core';
import { mutate } from './writes.ts';

type Waiting = { member: { id: number; username: string }; kind: string; competition: { id: number } };

/** Accepts a member everywhere they wait among the supervisors; needs a page of somebody who may. */
export const acceptSupervisor = async (chief: Page, name: string): Promise<void> => {
  const response = await chief.request.get('/trpc/moderation.queue?input=%7B%7D');
  const { result } = (await response.json()) as { result: { data: { waiting: Waiting[] } } };
  const found = result.data.waiting.filter(({ member }) => member.username === name);
  if (found.length === 0) throw new Error(`${name} does not wait to be accepted`);
  for (const { member, kind, competition } of found)
    await mutate(chief, 'supervision.accept', { kind, id: competition.id, uid: member.id });
};
