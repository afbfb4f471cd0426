import type { CommandsByKind } from '@rondelle/contracts/competition/commands.ts';
import type { Revision } from '@rondelle/contracts/log/event.ts';
import type { Rejection } from '../errors.ts';

/** The source of a plan in the dataset, for rejections. */
export type Origin = { readonly file: string; readonly line: number };

type Planned<Kind extends string, Command> = {
  readonly kind: Kind;
  readonly id: number;
  /** A new stream is appended in bulk; an existing one goes through the command handler, command by command. */
  readonly isNew: boolean;
  readonly commands: readonly Command[];
  /** With this command id, all commands to an existing stream are recorded in one append; without it, one by one. */
  readonly together?: string;
  /** The expected revision, when a concurrent change must not be overwritten. `none`: the stream must not exist yet. */
  readonly seen?: Revision | 'none';
  readonly origin: Origin;
  /** New values of the file that contradict changes by people, which stay. */
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
  // Every kind has an entry, which `Object.fromEntries` cannot express in its type.
  Object.fromEntries(kinds.map((kind) => [kind, zero()])) as CountsByKind;

/** Counts a plan as added when its stream is new, corrected when it has commands, and unchanged otherwise. */
export const countPlan = (counts: Counts, plan: StreamPlan): void => {
  if (plan.isNew || plan.seen === 'none') counts.added += 1;
  else if (plan.commands.length > 0) counts.corrected += 1;
  else counts.unchanged += 1;
};
