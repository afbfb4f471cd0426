import { progressAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import type { RehearsalAnswer } from '@rondelle/contracts/competition/rehearsal.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';

type Input = Readonly<Record<string, unknown>>;
export type Send = (input: Input) => Promise<unknown>;

const unfinished = progressAnswer.pick({ finished: true, refused: true, next: true });
/** Of twenty changes each: as many as the plan of a roll-back. What takes more keeps a gateway too long. */
const mostRequests = 25;

/**
 * Sends a change as a form does: what takes many requests is asked for until it is finished. Answers what was refused
 * of it; fails with `request/invalid` where it takes too many.
 */
export const sendAll = async (send: Send, input: Input): Promise<RehearsalAnswer['refused']> => {
  const refused: RehearsalAnswer['refused'] = [];
  let before: string | null = null;
  for (let requests = 0; requests < mostRequests; requests += 1) {
    const answer = unfinished.safeParse(await send(before === null ? input : { ...input, before }));
    if (!answer.success) return refused;
    refused.push(...answer.data.refused);
    if (answer.data.finished) return refused;
    before = answer.data.next;
  }
  throw new DomainError('request/invalid', 'input');
};
