import type { ImportCounts, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import type { FeedKind } from '@rondelle/contracts/site/feeds.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { AddressReader } from '@rondelle/infra/fetch/read-address.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Pool } from 'pg';
import type { Rejection } from '../errors.ts';
import type { Validators } from './dataset-at.ts';

type Answers = SheetAnswers['teams'];

/** A source: its settings, and the answers and validators of its last run. */
export type FeedSource = {
  readonly kind: FeedKind;
  readonly address: string;
  readonly season: string | null;
  readonly leagueId: number | null;
  readonly addsTeams: boolean;
  readonly answers: Answers;
  readonly validators: Validators;
  /** Numbers of the games that the last run found, and of those that it had questions about. */
  readonly numbers: readonly string[];
};

export type FeedSite = {
  readonly log: EventLog;
  /** The pool takes the lock of imports; `db` reads on it. */
  readonly pool: Pool;
  readonly db: Db;
  /** Brings the views up to the head of the log. */
  readonly catchUp: () => Promise<void>;
  readonly read: AddressReader;
  /** The parent of the folders that sources may read. Undefined when they may read none. */
  readonly folders: string | undefined;
};

/** A rejected or contradicting row. `about` names its game, or its file and line. */
export type Left = Rejection & { readonly about: string };
export type Unclear = { readonly leagueId: number; readonly text: string; readonly rows: number };

export type FeedResult = {
  readonly counts: ImportCounts;
  readonly left: readonly Left[];
  readonly leftCount: number;
  readonly unclear: readonly Unclear[];
  readonly answers: Answers;
  readonly validators: Validators;
  readonly numbers: readonly string[];
};
