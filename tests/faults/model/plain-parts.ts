import { type Card, only } from './plain.ts';

/** The parts of a subject that can change independently. */
export type Parts = Readonly<Record<string, unknown>>;

/** Splits a kind of subject into parts, and restores parts. */
export type Kind<P> = {
  readonly parts: (plain: P) => Parts;
  readonly putBack: (now: P, before: P, changed: readonly string[], by: string) => P;
  /** The error code of the rule that forbids restoring the parts, else null. */
  readonly refusal: (now: P, before: P, changed: readonly string[], by: string) => string | null;
};

type PartsOfCard = Readonly<Record<string, readonly string[]>>;

export const partsOf = (table: PartsOfCard, card: object): Parts =>
  Object.fromEntries(Object.entries(table).map(([name, fields]) => [name, only(fields, card)]));

/** The current record, with the changed fields as they were before. */
export const cardWith = (
  table: PartsOfCard,
  [now, before]: readonly [Card, Card],
  changed: readonly string[],
) => ({
  ...now,
  ...only(
    changed.flatMap((name) => table[name] ?? []),
    before,
  ),
});

export const numbered = (name: string, lines: readonly object[], field: string): Parts =>
  Object.fromEntries(lines.map((line) => [`${name} ${Object(line)[field]}`, line]));

/** The current list; changed lines are as before, and those that come back are at the end. */
export const listWith = <T>(
  [now, before]: readonly [readonly T[], readonly T[]],
  changed: readonly string[],
  nameOf: (line: T) => string,
): T[] => {
  const was = new Map(before.map((line) => [nameOf(line), line]));
  const names = new Set(now.map(nameOf));
  const retained = now.flatMap((line) => {
    const old = was.get(nameOf(line));
    if (!changed.includes(nameOf(line))) return [line];
    return old === undefined ? [] : [old];
  });
  return [
    ...retained,
    ...before.filter((line) => changed.includes(nameOf(line)) && !names.has(nameOf(line))),
  ];
};
