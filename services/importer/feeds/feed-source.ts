import type { ImportCounts, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import type { FeedKind } from '@rondelle/contracts/site/feeds.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { AddressReader } from '@rondelle/infra/fetch/read-address.ts';
import type { Pool } from 'pg';
import type { Rejection } from '../faults.ts';
import type { Validators } from './dataset-at.ts';

type Answers = SheetAnswers['teams'];

/** A source, as it was set up and as it was read last. */
export type FeedSource = {
  readonly kind: FeedKind;
  readonly address: string;
  readonly season: string | null;
  readonly leagueId: number | null;
  readonly addsTeams: boolean;
  readonly answers: Answers;
  readonly validators: Validators;
};

export type FeedSite = {
  readonly log: EventLog;
  readonly pool: Pool;
  /** Brings the views up to the log's head. */
  readonly catchUp: () => Promise<void>;
  readonly read: AddressReader;
  /** Where the folders are that may be read. */
  readonly folders: string | undefined;
};

/** A row that was left alone, and the game that it speaks of. */
export type Left = Rejection & { readonly about: string };
export type Unclear = { readonly leagueId: number; readonly text: string; readonly rows: number };

export type FeedResult = {
  readonly counts: ImportCounts;
  readonly left: readonly Left[];
  readonly leftCount: number;
  readonly unclear: readonly Unclear[];
  readonly answers: Answers;
  readonly validators: Validators;
};
