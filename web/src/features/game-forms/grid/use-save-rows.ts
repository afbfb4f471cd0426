import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../../lib/answers.ts';
import { assertWriter } from '../../../lib/assert-writer.ts';
import type { DraftOwner } from '../../../lib/drafts.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { m } from '../../../paraglide/messages.js';
import type { Values } from '../../../ui/form/use-form.ts';
import { keepLastLeague } from '../last-league.ts';
import { gameOf } from './game-of-row.ts';
import type { Row } from './rows.ts';

/** Few enough that a bad connection loses little, many enough that a weekend is sent in a few turns. */
const chunk = 10;

type Options = {
  readonly season: Answers['season']['get'];
  /** Who typed the rows. */
  readonly owner: DraftOwner;
  readonly values: Values;
  readonly hasFairPlay: boolean;
  readonly setRows: (rows: readonly Row[]) => void;
};

/** Sends rows in a few turns, each until it is answered, and notes on each row what became of it. */
export const useSaveRows = ({ season, owner, values, hasFairPlay, setRows }: Options) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const [sending, setSending] = useState<'no' | 'yes' | 'waiting'>('no');
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(), []);
  const sendChunk = async (sent: readonly Row[], signal: AbortSignal) => {
    const games = sent.map((row) => gameOf(row, { seasonId: season.id, values, hasFairPlay }));
    const { games: answers } = await untilAnswered(
      async (each) => {
        assertWriter(owner);
        return utils.client.game.saveMany.mutate({ lang, games }, { signal: each });
      },
      { signal, onWaiting: () => setSending('waiting') },
    );
    setSending('yes');
    return new Map(sent.map((row, at) => [row.commandId, answers[at]]));
  };
  const sendAll = async (rows: readonly Row[], ready: readonly Row[], signal: AbortSignal) => {
    let latest = rows;
    for (let from = 0; from < ready.length; from += chunk) {
      const answers = await sendChunk(ready.slice(from, from + chunk), signal);
      latest = latest.map((row) => {
        const answer = answers.get(row.commandId);
        return answer ? { ...row, saved: answer.written?.path ?? null, refused: answer.refused } : row;
      });
      setRows(latest);
    }
    return latest.filter(({ refused }) => refused !== null).length;
  };
  /** Of all rows, those that are ready; answers what to say of it. */
  const send = async (rows: readonly Row[], ready: readonly Row[]): Promise<string> => {
    const controller = new AbortController();
    const { signal } = controller;
    giveUp.current = controller;
    setSending('yes');
    try {
      const refused = await sendAll(rows, ready, signal);
      keepLastLeague(season.slug, { ...values, kind: 'league' });
      void utils.invalidate();
      return m.grid_saved({ saved: ready.length - refused, refused });
    } catch (error) {
      return error instanceof Error && !signal.aborted ? error.message : m.form_failed();
    } finally {
      setSending('no');
    }
  };
  return { sending, send, stopWaiting: () => giveUp.current?.abort() };
};
