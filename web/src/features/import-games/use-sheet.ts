import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { useMemo, useState } from 'react';
import type { Answers } from '../../lib/answers.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { noAnswers } from './name-answers.ts';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import { noChoices } from './read/choices.ts';
import { gamesIn } from './read/games-in.ts';
import { recogniseColumns } from './read/guess-kinds.ts';
import type { SheetTable } from './read/sheet-table.ts';

type Read = {
  readonly sheets: readonly SheetTable[];
  readonly at: number;
  readonly headingAt: number;
  readonly kinds: readonly (SheetKind | null)[];
  readonly choices: SheetChoices;
  readonly isRemembered: boolean;
};

const widthOf = ({ rows }: SheetTable): number => Math.max(0, ...rows.map((row) => row.length));

/** Returns the headings separated by tabs, as the key of the stored column kinds. */
export const headingsOf = (table: SheetTable, headingAt: number): string =>
  Array.from({ length: widthOf(table) }, (_, at) => (table.rows[headingAt]?.[at] ?? '').slice(0, 80)).join(
    '\t',
  );

type Draft = {
  readonly read: Read | null;
  readonly league: League;
  /** Answers about unclear names. */
  readonly answers: SheetAnswers;
};
export type League = { readonly leagueId: string; readonly leagueName: string };
const nothing = (): Draft => ({ read: null, league: { leagueId: '', leagueName: '' }, answers: noAnswers });

/** The sheet and the answers about its names, stored as a draft until it is imported or replaced. */
export const useSheet = ({ slug, startsOn, endsOn }: Answers['season']['get']) => {
  const kept = useDraft<Draft>(`import-games ${slug}`, nothing);
  const { read, league, answers } = kept.draft;
  const [isBack, setBack] = useState(kept.wasRestored);
  const span = useMemo(() => ({ startsOn, endsOn }), [startsOn, endsOn]);
  const open = (
    sheets: readonly SheetTable[],
    at: number,
  ): { headingAt: number; table: SheetTable } | null => {
    const table = sheets[at];
    if (!table) return null;
    const { headingAt, kinds } = recogniseColumns(table.rows, span);
    const all = Array.from({ length: widthOf(table) }, (_, column) => kinds[column] ?? null);
    const opened = {
      sheets,
      at,
      headingAt,
      kinds: all,
      choices: noChoices,
      isRemembered: false,
    } as const;
    kept.change({ read: opened });
    return { headingAt, table };
  };
  const change = (changes: Partial<Read>) =>
    kept.change((now) => ({ read: now.read && { ...now.read, ...changes } }));
  const table = read ? (read.sheets[read.at] ?? null) : null;
  const games = useMemo(
    () => (read && table ? gamesIn(table.rows, { ...read, ...read.choices, span }) : null),
    [read, table, span],
  );
  return {
    read,
    table,
    games,
    open,
    change,
    choose: (choices: Partial<SheetChoices>) =>
      kept.change((now) => ({
        read: now.read && { ...now.read, choices: { ...now.read.choices, ...choices } },
      })),
    league,
    chooseLeague: (chosen: League) => kept.change({ league: chosen }),
    answers,
    setAnswers: (given: SheetAnswers) => kept.change({ answers: given }),
    /** Whether a draft was restored. */
    isBack: isBack && read !== null,
    close: () => {
      kept.clear(nothing());
      setBack(false);
    },
    /** Forgets the stored draft, once the import has started. */
    forget: () => kept.clear(),
  };
};
export type Sheet = ReturnType<typeof useSheet>;

/** Returns the index of the sheet with the most rows, which probably holds the games. */
export const longest = (sheets: readonly SheetTable[]): number =>
  sheets.reduce((best, { rows }, at) => (rows.length > (sheets[best]?.rows.length ?? 0) ? at : best), 0);
