import { progressOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { PreviewOutput } from '@rondelle/contracts/competition/preview.inputs.ts';
import { savedGames } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';

type Input = Readonly<Record<string, unknown>>;
export type Send = (input: Input) => Promise<unknown>;
/** The refused parts of the change. */
export type Refusals = Pick<PreviewOutput, 'refused' | 'refusedGames'>;

const progressSchema = progressOutput.pick({ finished: true, refused: true, next: true });
/** Each request makes about twenty changes; more requests would occupy the gateway for too long. */
const mostRequests = 100;
const mostGames = 2_000;
/** The limit of one save request. */
const gamesAtATime = 100;

const tooMany = () => new DomainError('request/invalid', 'input');

const sendGames = async (
  send: Send,
  input: Input,
  games: readonly unknown[],
  signal?: AbortSignal,
): Promise<Refusals> => {
  if (games.length > mostGames) throw tooMany();
  const refusedGames: Refusals['refusedGames'] = [];
  for (let from = 0; from < games.length; from += gamesAtATime) {
    const saved = savedGames.parse(await send({ ...input, games: games.slice(from, from + gamesAtATime) }));
    for (const [at, { refused }] of saved.games.entries())
      if (refused) refusedGames.push({ at: from + at, ...refused });
    await yieldToEventLoop(signal);
  }
  return { refused: [], refusedGames };
};

const sendWhole = async (send: Send, input: Input, signal?: AbortSignal): Promise<Refusals> => {
  const left: Refusals = { refused: [], refusedGames: [] };
  let before: string | null = null;
  for (let requests = 0; requests < mostRequests; requests += 1) {
    const output = progressSchema.safeParse(await send(before === null ? input : { ...input, before }));
    if (!output.success) return left;
    left.refused.push(...output.data.refused);
    if (output.data.finished) return left;
    before = output.data.next;
    await yieldToEventLoop(signal);
  }
  throw tooMany();
};

const gamesIn = ({ games }: Input): readonly unknown[] | null =>
  Array.isArray(games) && games.length > 0 ? games : null;

/** How many changes an input counts as: one for each game, otherwise one. */
export const changesIn = (input: Input): number => gamesIn(input)?.length ?? 1;

/**
 * Sends a change as a form does, repeating the request until it is finished. Returns what was refused. Throws
 * `request/invalid` when it needs too many requests.
 */
export const sendAll = (send: Send, input: Input, signal?: AbortSignal): Promise<Refusals> => {
  const games = gamesIn(input);
  return games ? sendGames(send, input, games, signal) : sendWhole(send, input, signal);
};
