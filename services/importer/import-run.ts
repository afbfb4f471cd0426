import { randomUUID } from 'node:crypto';
import { feedActor } from '@rondelle/contracts/log/event.ts';
import { reserveIds } from '@rondelle/domain/ids.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import { createDryWriter, createWriter, type PlanWriter } from './apply/writer.ts';
import type { Rejection } from './faults.ts';
import type { ReserveIds } from './plan/assign-ids.ts';
import { type CountsByKind, noCounts } from './plan/stream-plan.ts';
import type { ImportStore } from './store.ts';

export type ImportStep = 'reading' | 'waiting' | 'comparing' | 'writing' | 'views';
/** `total` is null while it is not known. */
export type OnProgress = (step: ImportStep, done: number, total: number | null) => void;

export type ImportOptions = {
  /** What the events say of where they come from. */
  readonly source: 'import' | 'demo';
  readonly dryRun?: boolean;
  /** Earlier seasons are refused (default: 2005-2006). */
  readonly firstSeason?: string;
  /**
   * The season that goes on: chosen as such when this import opens it, or where none is chosen (default: 2024-2025, or
   * the dataset's latest, where none is chosen).
   */
  readonly ongoing?: string;
  readonly onProgress?: OnProgress;
  /** Of a source on the timetable: names all events of the reading, for undoing them together. */
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
  readonly onProgress: OnProgress;
};

/** Ids of a dry run stand for ids that nobody reserves. */
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
    counts: noCounts(),
    writer: dryRun ? createDryWriter(context) : createWriter(store.log, context),
    reserve: dryRun ? dryReserve() : (kind, count) => reserveIds(store.log, kind, count, context),
  };
};
