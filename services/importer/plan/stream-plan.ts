import type { CommandsByKind } from '@rondelle/contracts/competition/commands.ts';
import type { Revision } from '@rondelle/contracts/log/event.ts';
import type { Rejection } from '../faults.ts';

/** Where in the dataset a plan comes from, to say so when it is refused. */
export type Origin = { readonly file: string; readonly line: number };

type Planned<Kind extends string, Command> = {
  readonly kind: Kind;
  readonly id: number;
  /** A new stream is appended in bulk; an existing one goes through the command handler, command by command. */
  readonly isNew: boolean;
  readonly commands: readonly Command[];
  /** The revision that the plan was made on, where somebody else's change must not be overwritten. */
  readonly seen?: Revision;
  readonly origin: Origin;
  /** What the file says anew that people have said otherwise on the site: theirs stands. */
  readonly contradictions?: readonly Rejection[];
};

export type StreamPlan = { [K in Kind]: Planned<K, CommandsByKind[K]> }[Kind];

export const kinds = [
  'season',
  'ruleset',
  'region',
  'category',
  'division',
  'city',
  'organization',
  'team',
  'league',
  'tournament',
  'game',
] as const;
export type Kind = (typeof kinds)[number];

export type Counts = { added: number; unchanged: number; corrected: number; rejected: number };
export type CountsByKind = Readonly<Record<Kind, Counts>>;

const zero = (): Counts => ({ added: 0, unchanged: 0, corrected: 0, rejected: 0 });

export const noCounts = (): CountsByKind =>
  // One for each kind.
  Object.fromEntries(kinds.map((kind) => [kind, zero()])) as CountsByKind;

/** An entity is added with its first commands, corrected by later ones, or unchanged without any. */
export const countPlan = (counts: Counts, plan: StreamPlan): void => {
  if (plan.isNew) counts.added += 1;
  else if (plan.commands.length > 0) counts.corrected += 1;
  else counts.unchanged += 1;
};
