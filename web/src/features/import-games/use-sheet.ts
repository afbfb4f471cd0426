import type { SheetAnswers, SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Outputs } from '../../lib/http/outputs.ts';
import { type Made, madeInForm } from '../../lib/forms/form-request.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { withMade } from './made-leagues.ts';
import { noAnswers } from './name-answers.ts';
import type { SheetTable } from './read/sheet-table.ts';
import {
  type League,
  longestOf,
  noLeague,
  partsOf,
  placeOfLine,
  type Reading,
  readingsOf,
} from './sheet-parts.ts';

type Read = {
  readonly sheets: readonly SheetTable[];
  /** The displayed sheet. */
  readonly at: number;
  /** By sheet; older drafts lack it. */
  readonly readings?: readonly Reading[];
};
type Draft = {
  readonly read: Read | null;
  /** Answers about unclear names. */
  readonly answers: SheetAnswers;
  /** The leagues that were made for this file; older drafts lack it. */
  readonly made?: readonly Made[];
};
const nothing = (): Draft => ({ read: null, answers: noAnswers, made: [] });

/** The sheets of a file and the answers about their names, stored as a draft until they are imported or replaced. */
export const useSheet = ({ slug, startsOn, endsOn }: Outputs['season']['get']) => {
  const draftState = useDraft<Draft>(`import-games ${slug}`, nothing);
  const { answers, made = [] } = draftState.draft;
  const [isBack, setBack] = useState(draftState.wasRestored);
  const span = useMemo(() => ({ startsOn, endsOn }), [startsOn, endsOn]);
  const read = draftState.draft.read?.readings ? draftState.draft.read : null;
  const parts = useMemo(() => (read ? partsOf(read.sheets, read.readings ?? [], span) : []), [read, span]);
  const { change: changeDraft } = draftState;
  useEffect(
    () =>
      madeInForm.subscribe((one) =>
        changeDraft(({ read: now, answers: given, made: before = [] }) => {
          const mapping = { readings: now?.readings ?? [], answers: given, made: before };
          const { readings, ...others } = withMade(mapping, one);
          return { ...others, read: now && { ...now, readings } };
        }),
      ),
    [changeDraft],
  );
  const displayed = parts.find(({ at }) => at === read?.at) ?? null;
  const changeAt = (at: number, changes: Partial<Reading> | ((reading: Reading) => Partial<Reading>)) =>
    draftState.change(({ read: now }) => ({
      read: now && {
        ...now,
        readings: (now.readings ?? []).map((reading, index) =>
          index === at
            ? { ...reading, ...(typeof changes === 'function' ? changes(reading) : changes) }
            : reading,
        ),
      },
    }));
  const change: (changes: Parameters<typeof changeAt>[1]) => void = (changes) =>
    changeAt(read?.at ?? 0, changes);
  return {
    /** True when a file was read. */
    isOpen: read !== null,
    /** All sheets of the file. */
    parts,
    /** The displayed sheet; null without a file. */
    displayed: displayed,
    /** The sheet of a line of the import, and the line in it. */
    placeOf: (line: number) => placeOfLine(parts, line),
    open: (sheets: readonly SheetTable[]): readonly Reading[] => {
      const readings = readingsOf(sheets, span);
      const first = readings.findIndex(({ isIncluded }) => isIncluded);
      draftState.change({ read: { sheets, at: first < 0 ? longestOf(sheets) : first, readings } });
      return readings;
    },
    show: (at: number) => draftState.change(({ read: now }) => ({ read: now && { ...now, at } })),
    change,
    changeAt,
    choose: (choices: Partial<SheetChoices>) =>
      change((reading) => ({ choices: { ...reading.choices, ...choices } })),
    league: displayed?.reading.league ?? noLeague,
    chooseLeague: (league: League) => change({ league }),
    answers,
    made,
    setAnswers: (given: SheetAnswers) => draftState.change({ answers: given }),
    /** True when a draft was restored. */
    isBack: isBack && read !== null,
    close: () => {
      draftState.clear(nothing());
      setBack(false);
    },
    /** Deletes the stored draft, once the import has started. */
    forget: () => draftState.clear(),
  };
};
export type Sheet = ReturnType<typeof useSheet>;
