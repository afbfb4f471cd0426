import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { seasonIds, teamIds, tournamentOf } from './beginning.ts';

type Input = Readonly<Record<string, unknown>>;
type Question = { readonly name: string; readonly input: Input };

const places = [1, 2].flatMap((cid) => [1, 2].map((rid) => ({ cid, rid })));
const oneLeague = { cid: 1, rid: 1 };

/** Inputs for the world of the histories, for every public call that accepts an instant. */
export const inputsOf: Readonly<Record<string, readonly Input[]>> = {
  'league.table': [
    ...seasonIds.flatMap((sid) => places.map((place) => ({ sid, ...place }))),
    { sid: 1, ...oneLeague, did: 1 },
    { sid: 1, ...oneLeague, playedBy: '2021-11-19' },
  ],
  'league.underRules': seasonIds.map((sid) => ({ sid, ...oneLeague, preset: 'nhl' })),
  'league.moves': seasonIds.flatMap((sid) => [
    { sid, ...oneLeague },
    { sid, ...oneLeague, eid: 1 },
    { sid, cid: 2, rid: 1, from: `202${sid}-11-12`, to: `202${sid}-11-20` },
  ]),
  'season.leaderboard': seasonIds.flatMap((sid) => [
    { sid, cid: 1 },
    { sid, cid: 2, by: 'wins' },
  ]),
  'team.get': seasonIds.flatMap((sid) => teamIds.map((eid) => ({ sid, eid }))),
  'tournament.get': seasonIds.flatMap((sid) => [
    { tid: tournamentOf(sid) },
    { tid: tournamentOf(sid), cid: 1 },
  ]),
};

const instantIn = (inputs: readonly z.ZodType[]): string | undefined => {
  const shape = inputs.find((input) => input instanceof z.ZodObject)?.shape ?? {};
  return ['knownAt', 'toKnownAt'].find((name) => name in shape);
};

/** The calls that accept an instant, with the name of its parameter. */
export const instantOf: ReadonlyMap<string, string> = new Map(
  procedures.flatMap(({ name, inputs }) => {
    const field = instantIn(inputs);
    return field ? [[name, field] as const] : [];
  }),
);

export const questions: readonly Question[] = Object.entries(inputsOf).flatMap(([name, inputs]) =>
  inputs.map((input, index) => ({ name, input: { ...input, lang: index % 2 ? 'en' : 'fr' } })),
);

export const asKnownAt = ({ name, input }: Question, instant: string): Question => ({
  name,
  input: { ...input, [instantOf.get(name) ?? '']: instant },
});

/** The response as it is sent; null when the call is refused, such as for an entity that did not exist at the time. */
export const answerTo = async (call: Call, { name, input }: Question): Promise<string | null> => {
  try {
    return JSON.stringify(await call(name, input), null, 1);
  } catch (error) {
    if (error instanceof DomainError) return null;
    if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return null;
    throw error;
  }
};
