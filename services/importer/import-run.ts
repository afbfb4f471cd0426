import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { randomUUID } from 'node:crypto';
import { feedActor } from '@rondelle/contracts/log/event.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import { createDryWriter, createWriter, type PlanWriter } from './apply/writer.ts';
import type { Rejection } from './errors.ts';
import type { ReserveIds } from './plan/assign-ids.ts';
import { type CountsByKind, noCounts } from './plan/stream-plan.ts';
import type { ImportStore } from './store.ts';

export type ImportStep = 'reading' | 'waiting' | 'comparing' | 'writing' | 'views';
/** `total` is null while it is unknown. */
export type OnProgress = (step: ImportStep, done: number, total: number | null) => void;

export type ImportOptions = {
  /** The `source` that is recorded with the events. */
  readonly source: 'import' | 'demo';
  readonly dryRun?: boolean;
  /** Earlier seasons are refused (default: 2005-2006). */
  readonly firstSeason?: string;
  /**
   * The ongoing season. It is chosen as such when this import opens it, or when none has been chosen yet. The default,
   * only when none has been chosen, is 2024-2025 or else the dataset's latest season.
   */
  readonly ongoing?: string;
  /** Results of later days are rejected (default: today in Quebec). */
  readonly today?: string;
  readonly onProgress?: OnProgress;
  /** The id of a feed run: the correlation id of all its events, by which they are undone together. */
  readonly feedRun?: string;
};

/** One run of an import: where it writes, and what it has found so far. */
export type ImportRun = {
  readonly store: ImportStore;
  readonly writer: PlanWriter;
  readonly reserve: ReserveIds;
  readonly counts: CountsByKind;
  readonly rejections: Rejection[];
  readonly contradictions: Rejection[];
  readonly ongoing: string | undefined;
  readonly today: string;
  readonly onProgress: OnProgress;
};

/** Returns placeholder ids for a dry run, which reserves none. */
const dryReserve = (): ReserveIds => {
  let next = 1_000_000_000;
  return async (_kind, count) => {
    next += count;
    return next - count;
  };
};

export const startRun = (store: ImportStore, options: ImportOptions, rejections: Rejection[]): ImportRun => {
  const context: CommandContext = {
    actor: options.feedRun === undefined ? { id: 'import', role: 'system' } : feedActor,
    source: options.source,
    correlationId: options.feedRun ?? randomUUID(),
  };
  const { onProgress = () => undefined, dryRun = false } = options;
  return {
    store,
    onProgress,
    rejections,
    contradictions: [],
    ongoing: options.ongoing,
    today: options.today ?? dayInQuebec(new Date().toISOString()),
    counts: noCounts(),
    writer: dryRun ? createDryWriter(context) : createWriter(store.log, context),
    reserve: dryRun ? dryReserve() : (kind, count) => reserveIds(store.log, kind, count, context),
  };
};
