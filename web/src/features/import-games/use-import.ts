import type {
  ImportNames,
  ImportPlan,
  ImportState,
  SheetChoices,
  SheetAnswers,
} from '@rondelle/contracts/competition/imports.ts';
import { useState } from 'react';
import type { Outputs } from '../../lib/http/outputs.ts';
import type { DraftOwner } from '../../lib/forms/drafts.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useRefreshAfterWrite } from '../../lib/forms/use-refresh-after-write.ts';
import { m } from '../../paraglide/messages.js';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { SheetGame } from './read/games-in.ts';
import { noAnswers } from './name-answers.ts';
import { useWork } from './use-work.ts';

const rowsPerRequest = 500;
type Stage =
  | { readonly at: 'file' }
  | { readonly at: 'names'; readonly names: ImportNames }
  | { readonly at: 'plan'; readonly plan: ImportPlan }
  | { readonly at: 'running' | 'done'; readonly state: ImportState };

const isClear = ({ leagues, teams }: ImportNames): boolean =>
  [...leagues, ...teams].every(({ sure }) => sure);

/** Games as rows of a spreadsheet; the server stores the kinds of the columns under the headings. */
export type Sent = {
  readonly games: readonly SheetGame[];
  readonly headings: string;
  readonly columns: readonly (SheetKind | null)[];
  /** The user’s decisions about the columns; a generated schedule has none. */
  readonly choices?: SheetChoices;
  /** The leagues that were chosen for sheets, by the text in their rows. */
  readonly leagues?: SheetAnswers['leagues'];
};

const first: Stage = { at: 'file' };

/** The answers about names and the draft that stores them, so that they stay when the user goes back. */
type AnswersDraft = {
  readonly answers: SheetAnswers;
  readonly setAnswers: (answers: SheetAnswers) => void;
  readonly forget: () => void;
};

/** Steps of an import: file, names, plan, run. Retries each request until it has a response. */
export const useImport = (
  season: Outputs['season']['get'],
  owner: DraftOwner,
  { answers, setAnswers, forget }: AnswersDraft,
) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const refresh = useRefreshAfterWrite();
  const [stages, setStages] = useState<readonly Stage[]>([]);
  const stage = stages.at(-1) ?? first;
  const [importId, setImportId] = useState('');
  /** The answers of the displayed plan. */
  const [planned, setPlanned] = useState<SheetAnswers>(noAnswers);
  const { send: sendCommand, doing, setLabel: setStep, clearError, ...work } = useWork(owner);

  const enter = (next: Stage) => setStages((now) => [...now, next]);
  const planWith = async (id: string, nextAnswers: SheetAnswers) => {
    setAnswers(nextAnswers);
    const plan = await sendCommand((signal) =>
      client.imports.plan.mutate({ lang, importId: id, answers: nextAnswers }, { signal }),
    );
    if (!plan) return;
    setPlanned(nextAnswers);
    setStages((now) => [...now.filter(({ at }) => at !== 'plan'), { at: 'plan', plan }]);
  };

  const sendRows = async (id: string, games: readonly { line: number; cells: readonly string[] }[]) => {
    for (let from = 0; from < games.length; from += rowsPerRequest) {
      const rows = games
        .slice(from, from + rowsPerRequest)
        .map(({ line, cells }) => ({ line, cells: [...cells] }));
      setStep(m.import_sending({ sent: from, rows: games.length }));
      if (
        !(await sendCommand((signal) =>
          client.imports.addRows.mutate({ importId: id, from, rows }, { signal }),
        ))
      )
        return false;
    }
    return true;
  };

  const namesOf = (id: string, nextAnswers: SheetAnswers) =>
    sendCommand((signal) =>
      client.imports.names.mutate({ lang, importId: id, answers: nextAnswers }, { signal }),
    );

  const start = ({ games, headings, columns, choices, leagues = [] }: Sent, leagueId: number | null) =>
    doing(m.import_reading(), async () => {
      const id = newCommandId();
      // Answers about single lines apply to the previous upload.
      const { games: _games, absent: _absent, ...others } = answers;
      const chosen = new Set(leagues.map(({ text }) => text));
      const ofNames = {
        ...others,
        leagues: [...others.leagues.filter(({ text }) => !chosen.has(text)), ...leagues],
      };
      const begun = {
        importId: id,
        season: season.slug,
        leagueId,
        rows: games.length,
        headings,
        columns: columns.slice(0, 100),
        ...(choices && { choices }),
      };
      if (!(await sendCommand((signal) => client.imports.begin.mutate(begun, { signal })))) return;
      setImportId(id);
      if (!(await sendRows(id, games))) return;
      setStep(m.import_recognising());
      setAnswers(ofNames);
      const names = await namesOf(id, ofNames);
      if (!names) return;
      if (!isClear(names)) return enter({ at: 'names', names });
      setStep(m.import_planning());
      await planWith(id, ofNames);
    });

  /** Submits answers about names. After leagues, refetches the names, since teams are matched within a league. */
  const submitAnswers = (nextAnswers: SheetAnswers, hadOpenLeagues: boolean) =>
    doing(m.import_planning(), async () => {
      if (hadOpenLeagues) {
        const names = await namesOf(importId, nextAnswers);
        if (!names) return;
        if (names.teams.some(({ sure }) => !sure)) {
          setAnswers(nextAnswers);
          const leagues = names.leagues.map((one) => ({ ...one, sure: true }));
          return enter({ at: 'names', names: { ...names, leagues } });
        }
      }
      await planWith(importId, nextAnswers);
    });

  const planAgain = (more: Partial<SheetAnswers> = {}) =>
    doing(m.import_planning(), () => planWith(importId, { ...answers, ...more }));
  const hasNewAnswers = JSON.stringify(answers) !== JSON.stringify(planned);

  const runFrom = async (id: string) => {
    for (;;) {
      const state = await sendCommand((signal) =>
        client.imports.run.mutate({ lang, importId: id }, { signal }),
      );
      if (!state) return;
      forget();
      setStages([{ at: state.finished ? 'done' : 'running', state }]);
      if (state.finished) break;
    }
    void refresh();
  };

  return {
    stage,
    /** The number of steps taken; changes move the focus and reset the step’s state. */
    turn: stages.length,
    answers,
    setAnswers,
    ...work,
    start,
    submitAnswers,
    /** Requests a new plan with other answers. */
    planAgain,
    /** True when answers have changed since the plan was made. */
    hasNewAnswers: hasNewAnswers,
    back: () => {
      clearError();
      setStages((now) => now.slice(0, -1));
    },
    leave: () => setStages([]),
    // The member has seen a plan before: answers that are not in the plan yet are planned first.
    run: () => (hasNewAnswers ? planAgain() : doing(m.import_running(), () => runFrom(importId))),
    resume: (state: ImportState) =>
      doing(m.import_running(), async () => {
        setImportId(state.importId);
        setStages([{ at: 'running', state }]);
        await runFrom(state.importId);
      }),
  };
};
export type Import = ReturnType<typeof useImport>;
