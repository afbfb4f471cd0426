import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';

/** A reference to something whose name the log does not hold at that point. */
export type Named = {
  readonly kind:
    | 'team'
    | 'category'
    | 'region'
    | 'division'
    | 'city'
    | 'organization'
    | 'country'
    | 'league'
    | 'tournament'
    | 'ruleset'
    | 'member';
  readonly id: number | string;
  /** Names differ between seasons. */
  readonly seasonId: number | null;
};
/** One property of a state. `key` distinguishes several facts with the same field. */
export type Fact = {
  readonly key: string;
  readonly field: string;
  /** References and texts that are joined for display; a single number stays a number. */
  readonly value: readonly (Named | string | number)[];
};
type MaybePart = Fact['value'][number] | null | undefined;

/** A fact without the parts that are not known. */
export const fact = (field: string, parts: readonly MaybePart[], key = field): Fact => ({
  key,
  field,
  value: parts.filter((part) => part !== null && part !== undefined),
});

/** One fact for each of these fields. */
export const plainFacts = (
  values: Readonly<Record<string, string | number | null | undefined>>,
  fields: readonly string[] = Object.keys(values),
): Fact[] => fields.map((field) => fact(field, [values[field]]));

export const named = (
  kind: Named['kind'],
  id: number | string | null,
  seasonId: number | null = null,
): Named | null => (id === null ? null : { kind, id, seasonId });

export const nameFacts = ({ fr, en }: Bilingual, key = 'name'): Fact[] => [
  fact('nameFr', [fr], `${key} fr`),
  fact('nameEn', [en], `${key} en`),
];
