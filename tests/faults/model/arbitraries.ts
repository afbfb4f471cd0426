import fc from 'fast-check';

export const members = [
  '00000000-0000-4000-9000-000000000001',
  '00000000-0000-4000-9000-000000000002',
  '00000000-0000-4000-9000-000000000003',
] as const;

export const few = (most: number) => fc.integer({ min: 1, max: most });
/** Gives an alternative of `oneof` four times the usual weight. */
export const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 4, arbitrary });
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
export const member = fc.constantFrom<string>(...members);
export const reason = fc.constantFrom('typing-error' as const, 'other' as const);
/** Season 2 is wrong for everything that exists already. */
export const seasonId = fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 1, 2);
export const name = fc.constantFrom({ fr: 'Est', en: 'East' }, { fr: 'Ouest', en: 'West' });
export const rulesetAt = { rulesetId: few(2), rulesetVersion: few(2) };
/** True when a reference forbids the command: mostly false. */
export const seldom = fc.constantFrom(false, false, false, true);

const envelope = { commandId: fc.constant('') };
/** A command of a type; its id is set later. */
export const a = <T extends string>(type: T) => ({ type: fc.constant(type), ...envelope });
/** A command of a type with a season; its id is set later. */
export const inSeason = <T extends string>(type: T) => ({ ...a(type), seasonId });
