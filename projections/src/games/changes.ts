import { gameFields, namedFields, toldAs } from '@rondelle/contracts/competition/game-fields.ts';
import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Names } from '../outputs/names.ts';
import type { GameHistoryRow } from './games.table.ts';

type Value = string | number | null;

/** Where a field is kept under another name than events say it by. */
const columns: Readonly<Record<string, keyof GameHistoryRow>> = { group: 'groupName' };
const valueOf = (row: Readonly<Record<string, unknown>>, field: string): Value => {
  const value = row[columns[field] ?? field];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** What of a game can change, in the order in which people read it; teams by their names. */
const fieldsOf = (row: GameHistoryRow, names: Names): readonly (readonly [string, Value])[] => [
  ['status', row.status],
  ...gameFields.fixture.map((field): [string, Value] => {
    const value = valueOf(row, field);
    const isTeam = namedFields[field] === 'team';
    return [toldAs(field), isTeam ? names.team(Number(value), row.seasonId).name : value];
  }),
  ...gameFields.result.map((field): [string, Value] => [field, valueOf(row, field)]),
  ['period', row.period],
  // That a new result is not confirmed yet needs no saying.
  ['confirmation', row.confirmation ?? 'entered'],
  ['confirmationBy', row.confirmationBy],
];

const changesBetween = (before: GameHistoryRow | undefined, after: GameHistoryRow, names: Names) => {
  const old = new Map<string, Value>(before ? fieldsOf(before, names) : [['confirmation', 'entered']]);
  return fieldsOf(after, names).flatMap(([field, value]) => {
    const was = old.get(field) ?? null;
    return was === value ? [] : [{ field, before: was, after: value }];
  });
};

/** A game's versions, given in the order of their revisions, as the public history tells them: latest first. */
export const historyOf = (versions: readonly GameHistoryRow[], names: Names): HistoryEntry[] =>
  versions
    .map((row, index) => ({
      revision: row.revision,
      position: row.position,
      action: row.action,
      recordedAt: row.recordedAt,
      // Names are put in by who answers: they are not of the log, and may be gone by then.
      actor: { id: row.actorId, role: row.actorRole, name: null, path: null },
      source: row.source,
      // Written from an event whose reason the log's codec has checked.
      reason: row.reason as Reason | null,
      changes: changesBetween(versions[index - 1], row, names),
    }))
    .toReversed();
