import { DomainError } from '@rondelle/contracts/errors.ts';
import type { ImportCounts } from '@rondelle/contracts/competition/imports.ts';
import type { WriteServices, Writing } from '@rondelle/commands/writing.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { Rejection } from '@rondelle/importer/errors.ts';
import type { ImportedSheet } from '@rondelle/importer/sheets/import-sheet.ts';
import { readSheetSeason } from '@rondelle/importer/sheets/read-leagues.ts';
import type { Sheet } from '@rondelle/importer/sheets/sheet.ts';
import { withImports } from './import-tables.ts';
import { rowsOf, type Stored } from './stored-imports.ts';

/** Most refused rows in an output. */
export const mostListed = 200;

/** The importing member, and the leagues they may import games into; null for all. */
export type Importing = { readonly write: Writing; readonly only: ReadonlySet<number> | null };

export const sheetOf = async ({ write: { db } }: Importing, stored: Stored): Promise<Sheet> => {
  const season = await readSheetSeason(db, stored.season);
  if (!season) throw new DomainError('season/unknown');
  const { leagueId, answers, importId } = stored;
  return { season, leagueId, answers, rows: await rowsOf(withImports(db), importId) };
};

const attempts = 5;

/** Waits until the views include the head of the log. Throws `views/behind` after five attempts, about ten seconds. */
export const catchUp = async ({ log, views }: WriteServices): Promise<void> => {
  const head = await log.head();
  for (let attempt = 1; attempt <= attempts; attempt += 1) if (await views.reach('everything', head)) return;
  throw new DomainError('views/behind');
};

export const contextOf = ({ session }: Writing, correlationId: string): CommandContext => ({
  actor: { id: session.memberId, role: session.role },
  source: 'import',
  correlationId,
});

const isHeld = ({ reason }: Rejection): boolean => reason === 'held';

export const countsOf = ({ counts: { game }, rejections }: ImportedSheet): ImportCounts => {
  const held = rejections.filter(isHeld).length;
  return {
    added: game.added,
    corrected: game.corrected,
    held,
    unchanged: game.unchanged,
    refused: rejections.length - held,
  };
};
