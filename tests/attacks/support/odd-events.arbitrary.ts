import {
  categoryEvents,
  cityEvents,
  divisionEvents,
  organizationEvents,
  regionEvents,
  rulesetEvents,
  seasonEvents,
} from '@rondelle/contracts/competition/catalogue.events.ts';
import {
  leagueEvents,
  teamEvents,
  tournamentEvents,
} from '@rondelle/contracts/competition/competition.events.ts';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { gameEvents } from '@rondelle/contracts/competition/game.events.ts';
import { type StreamKind, type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';
import { memberEvents } from '@rondelle/contracts/membership/member.events.ts';
import { siteEvents } from '@rondelle/contracts/site/site.events.ts';
import fc from 'fast-check';
import type { z } from 'zod';
import { type Path, pathsIn, replaced, validFor } from '../../api/support/inputs.arbitrary.ts';
import { edges, rubbish } from '../../api/support/rubbish.ts';
import type { StreamEvent } from '../../flow/histories/stream-event.ts';

const families: Readonly<Record<StreamKind, Readonly<Record<string, z.ZodType>>>> = {
  season: seasonEvents,
  region: regionEvents,
  category: categoryEvents,
  division: divisionEvents,
  city: cityEvents,
  organization: organizationEvents,
  ruleset: rulesetEvents,
  league: leagueEvents,
  team: teamEvents,
  tournament: tournamentEvents,
  game: gameEvents,
  member: memberEvents,
  site: siteEvents,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const days = [
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1899-12-31',
  '2021-02-28',
  '2024-02-29',
  '9999-12-31',
];
const slugs = ['0000-0001', '9998-9999', '1950-1951', '2021-2022', '2031-2032'];
const texts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\u202e',
  '<script>',
  ...Object.getOwnPropertyNames(Object.prototype),
  '🏒'.repeat(80),
  'x'.repeat(9_999),
];
const huge = ['y'.repeat(10_001), 'z'.repeat(900_000)];
const lists = [[], [1, 1], Array.from({ length: 2_000 }, (_, i) => i + 1)];

/** Values that an old or damaged payload may hold, from before payloads were bounded. */
const oddFor = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value === 'number') return fc.constantFrom(...edges.filter(Number.isFinite), 1, 2, 11, 900);
  if (typeof value === 'string')
    return fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...days, ...slugs, ...texts) },
      { weight: 1, arbitrary: fc.constantFrom(...huge) },
    );
  if (Array.isArray(value)) return fc.constantFrom<unknown>(...lists);
  return rubbish;
};

const sampled = (arbitrary: fc.Arbitrary<unknown>, seed: number): unknown =>
  fc.sample(arbitrary, { numRuns: 1, seed })[0];

const valueAt = (payload: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), payload);

const numbers = { small: fc.integer({ min: 500, max: 504 }), any: fc.constantFrom(1, 2, 3, 8, 11, 500) };
const giant = fc.constantFrom(2 ** 31 - 1, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER);

export type OddOptions = {
  /** Ids of the subjects of events: `apart` uses ids that no other event uses. */
  readonly about: 'apart' | 'any';
  readonly seasons: readonly number[];
};

type Draw = {
  readonly type: string;
  readonly kind: StreamKind;
  readonly id: number;
  readonly season: number;
  readonly data: object;
  readonly odd: readonly { readonly at: number; readonly damaged: boolean; readonly seed: number }[];
  readonly elsewhere: number | null;
  /** True for a type that only a newer release knows. */
  readonly isUnknown: boolean;
};

/** Puts odd values at some paths. The subject and the season of the event mostly stay as they are. */
const withOddities = ({ kind, id, season, data, odd, type, elsewhere, isUnknown }: Draw): StreamEvent => {
  let payload: unknown = {
    ...data,
    ...('seasonId' in data && { seasonId: season }),
    ...(`${kind}Id` in data && kind !== 'member' && { [`${kind}Id`]: id }),
  };
  for (const { at, damaged, seed } of odd) {
    const fixed = new Set(elsewhere === null ? [`${kind}Id`, 'seasonId'] : []);
    const paths = pathsIn(payload).filter(([first]) => first !== undefined && !fixed.has(String(first)));
    const path = paths[at % Math.max(1, paths.length)];
    if (!path) continue;
    const before = valueAt(payload, path);
    payload = replaced(payload, path, sampled(damaged ? rubbish : oddFor(before), seed));
  }
  const stream: StreamName = streamOf(kind, elsewhere ?? id);
  return {
    stream,
    event: { type: isUnknown ? `${type}Anew` : type, data: payload } as unknown as CompetitionEvent,
  };
};

/** An event of any type: most values match their schema, and some are as odd as a log may hold. */
export const oddEvent = ({ about, seasons }: OddOptions): fc.Arbitrary<StreamEvent> => {
  const id = fc.oneof(
    { weight: 12, arbitrary: about === 'apart' ? numbers.small : fc.oneof(numbers.small, numbers.any) },
    { weight: 1, arbitrary: giant },
  );
  const ofType = Object.entries(families).flatMap(([kind, events]) =>
    Object.entries(events).map(([type, schema]) =>
      fc
        .record({
          type: fc.constant(type),
          kind: fc.constant(kind as StreamKind),
          id,
          season: fc.constantFrom(...seasons),
          data: validFor(schema) as fc.Arbitrary<object>,
          odd: fc.oneof(
            { weight: 2, arbitrary: fc.constant([]) },
            {
              weight: 3,
              arbitrary: fc.array(
                fc.record({
                  at: fc.nat(),
                  damaged: fc.integer({ max: 9 }).map((n) => n === 0),
                  seed: fc.nat(),
                }),
                { minLength: 1, maxLength: 3 },
              ),
            },
          ),
          isUnknown: fc.integer({ max: 40, min: 0 }).map((n) => n === 0),
          elsewhere: fc.option(about === 'apart' ? numbers.small : numbers.any, { freq: 30 }),
        })
        .map(withOddities),
    ),
  );
  return fc.oneof(...ofType);
};

/** Creates subjects more often than chance would, because events about missing ones are refused at once. */
export const oddEvents = (options: OddOptions, maxLength: number): fc.Arbitrary<readonly StreamEvent[]> => {
  const any = oddEvent(options);
  const beginnings = any.filter(({ event: { type } }) =>
    /(?:Created|Scheduled|Recorded|Opened|Added|Defined|Registered|Listed\w*)$/.test(type),
  );
  return fc.array(fc.oneof(any, beginnings), { minLength: 5, maxLength });
};

/** Puts one odd value into a valid event; its subject and its season stay. */
export const withOddValue = ({ stream, event }: StreamEvent, at: number, seed: number): StreamEvent => {
  const fixed = new Set([...Object.keys(families).map((kind) => `${kind}Id`), 'memberId']);
  const paths = pathsIn(event.data).filter(([first]) => first !== undefined && !fixed.has(String(first)));
  const path = paths[at % Math.max(1, paths.length)];
  if (!path) return { stream, event };
  const data = replaced(event.data, path, sampled(oddFor(valueAt(event.data, path)), seed));
  return { stream, event: { ...event, data } as unknown as CompetitionEvent };
};
