import type {
  ImportNames,
  ImportPlan,
  ImportState,
  SheetAnswers,
} from '@rondelle/contracts/competition/imports.ts';
import { useState } from 'react';
import type { Answers } from '../../lib/answers.ts';
import type { DraftOwner } from '../../lib/drafts.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSender } from '../../lib/use-sender.ts';
import { m } from '../../paraglide/messages.js';
import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { SheetGame } from './read/games-in.ts';

const rowsAtOnce = 500;
export const noAnswers: SheetAnswers = { leagues: [], teams: [], again: false };

type Stage =
  | { readonly at: 'file' }
  | { readonly at: 'names'; readonly names: ImportNames }
  | { readonly at: 'plan'; readonly plan: ImportPlan; readonly names: ImportNames | null }
  | { readonly at: 'running' | 'done'; readonly state: ImportState };

const isClear = ({ leagues, teams }: ImportNames): boolean =>
  [...leagues, ...teams].every(({ sure }) => sure);

/** Games as lines of a spreadsheet; by its headings, what the columns hold is remembered. */
export type Sent = {
  readonly games: readonly SheetGame[];
  readonly headings: string;
  readonly columns: readonly (SheetKind | null)[];
};

/** The way of a spreadsheet to the site, each request sent until it is answered. */
export const useImport = (season: Answers['season']['get'], owner: DraftOwner) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { client } = utils;
  const { send, waitingFor, stop } = useSender(owner);
  const [stage, setStage] = useState<Stage>({ at: 'file' });
  const [importId, setImportId] = useState('');
  const [answers, setAnswers] = useState(noAnswers);
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState('');

  /** Null where it was refused, which is said, or nobody waits for it. */
  const ask = async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    const became = await send(call);
    if ('answer' in became) return became.answer;
    setFault('refusal' in became ? became.refusal.message : m.form_failed());
    return null;
  };
  const doing = async (said: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setFault('');
    setBusy(said);
    await work().finally(() => setBusy(null));
  };

  const planWith = async (id: string, given: SheetAnswers, names: ImportNames | null) => {
    setAnswers(given);
    const plan = await ask((signal) =>
      client.imports.plan.mutate({ lang, importId: id, answers: given }, { signal }),
    );
    if (plan) setStage({ at: 'plan', plan, names });
  };

  const sendRows = async (id: string, games: readonly { line: number; cells: readonly string[] }[]) => {
    for (let from = 0; from < games.length; from += rowsAtOnce) {
      const rows = games
        .slice(from, from + rowsAtOnce)
        .map(({ line, cells }) => ({ line, cells: [...cells] }));
      setBusy(m.import_sending({ sent: from, rows: games.length }));
      if (!(await ask((signal) => client.imports.addRows.mutate({ importId: id, from, rows }, { signal }))))
        return false;
    }
    return true;
  };

  const namesOf = (id: string, given: SheetAnswers) =>
    ask((signal) => client.imports.names.mutate({ lang, importId: id, answers: given }, { signal }));

  const start = ({ games, headings, columns }: Sent, leagueId: number | null) =>
    doing(m.import_reading(), async () => {
      const id = newCommandId();
      const begun = {
        importId: id,
        season: season.slug,
        leagueId,
        rows: games.length,
        headings,
        columns: columns.slice(0, 100),
      };
      if (!(await ask((signal) => client.imports.begin.mutate(begun, { signal })))) return;
      setImportId(id);
      if (!(await sendRows(id, games))) return;
      setBusy(m.import_recognising());
      const names = await namesOf(id, noAnswers);
      if (!names) return;
      if (!isClear(names)) setStage({ at: 'names', names });
      else {
        setBusy(m.import_planning());
        await planWith(id, noAnswers, null);
      }
    });

  /** Leagues first: teams are known in their league only. */
  const answer = (given: SheetAnswers, hadOpenLeagues: boolean) =>
    doing(m.import_planning(), async () => {
      if (hadOpenLeagues) {
        const names = await namesOf(importId, given);
        if (!names) return;
        if (names.teams.some(({ sure }) => !sure)) {
          setAnswers(given);
          const leagues = names.leagues.map((one) => ({ ...one, sure: true }));
          return setStage({ at: 'names', names: { ...names, leagues } });
        }
      }
      await planWith(importId, given, stage.at === 'names' ? stage.names : null);
    });

  const runFrom = async (id: string) => {
    for (;;) {
      const state = await ask((signal) => client.imports.run.mutate({ lang, importId: id }, { signal }));
      if (!state) return;
      setStage({ at: state.finished ? 'done' : 'running', state });
      if (state.finished) break;
    }
    void utils.invalidate();
  };

  return {
    stage,
    answers,
    busy,
    fault,
    isWaiting: waitingFor !== null,
    stopWaiting: stop,
    start,
    answer,
    again: (again: boolean) =>
      doing(m.import_planning(), () =>
        planWith(importId, { ...answers, again }, stage.at === 'plan' ? stage.names : null),
      ),
    back: () =>
      setStage(stage.at === 'plan' && stage.names ? { at: 'names', names: stage.names } : { at: 'file' }),
    leave: () => setStage({ at: 'file' }),
    run: () => doing(m.import_running(), () => runFrom(importId)),
    resume: (state: ImportState) =>
      doing(m.import_running(), async () => {
        setImportId(state.importId);
        setStage({ at: 'running', state });
        await runFrom(state.importId);
      }),
  };
};
export type Import = ReturnType<typeof useImport>;
