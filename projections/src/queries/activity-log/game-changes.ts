import { gameFields, namedFields, displayedField } from '@rondelle/contracts/competition/game-fields.ts';
import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import type { Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Names } from '../outputs/names.ts';
import type { GameHistoryRow } from '../../views/games/games.table.ts';

type Value = string | number | null;

/** Fields whose column has another name than the event's field. */
const columns: ReadonlyMap<string, keyof GameHistoryRow> = new Map(
  Object.entries<keyof GameHistoryRow>({ group: 'groupName' }),
);
const valueOf = (row: Readonly<Record<string, unknown>>, field: string): Value => {
  const value = row[columns.get(field) ?? field];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** Returns the fields of a game that can change, in display order, with teams by name. */
const fieldsOf = (row: GameHistoryRow, names: Names): readonly (readonly [string, Value])[] => [
  ['status', row.status],
  ...gameFields.fixture.map((field): [string, Value] => {
    const value = valueOf(row, field);
    const isTeam = namedFields.get(field) === 'team';
    return [displayedField(field), isTeam ? names.team(Number(value), row.seasonId).name : value];
  }),
  ...gameFields.result.map((field): [string, Value] => [field, valueOf(row, field)]),
  ['period', row.period],
  // A new result is always unconfirmed, so that this is not listed as a change.
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

/** Turns a game's versions, in the order of their revisions, into the public history, latest first. */
export const historyOf = (versions: readonly GameHistoryRow[], names: Names): HistoryEntry[] =>
  versions
    .map((row, index) => ({
      revision: row.revision,
      position: row.position,
      action: row.action,
      recordedAt: row.recordedAt,
      // The caller adds the actor's name: the log does not hold it, and the account may be erased.
      actor: { id: row.actorId, role: row.actorRole, name: null, path: null },
      source: row.source,
      // The log's codec has checked the reason when the event was read.
      reason: row.reason as Reason | null,
      changes: changesBetween(versions[index - 1], row, names),
    }))
    .toReversed();
