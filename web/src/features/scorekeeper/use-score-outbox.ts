import { useContext, useEffect, useState } from 'react';
import { RequestLoginContext } from '../../lib/member/log-in-request.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import type { Entry } from '../../lib/offline/outbox/entry.ts';
import { isWaiting } from '../../lib/offline/outbox/order.ts';
import { discard, addToOutbox, onSent, withdraw } from '../../lib/offline/outbox/outbox.ts';
import { useOutbox } from '../../lib/offline/outbox/use-outbox.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { signedInAs } from '../../lib/member/signed-in.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { type Game, type Score, scoreOf } from './score.ts';
import { chainOf, entryOf, scoreIn, type Step } from './step.ts';

/** Another scorekeeper changed the score, so `dropped` actions of this one were not recorded. */
export type Conflict = { readonly by: string | null; readonly dropped: number; readonly mine: Score | null };

/** The score in the last entry that has one. */
const lastScore = (entries: readonly Entry[], game: Game): Score | null =>
  entries.map((entry) => scoreIn(entry, game.period ?? 1)).findLast((score) => score !== null) ?? null;

const conflictIn = (waiting: readonly Entry[], game: Game): Conflict | null => {
  const refused = waiting.find(({ refusal }) => refusal?.conflict);
  if (!refused) return null;
  const by = refused.refusal?.conflict?.by ?? null;
  return { by, dropped: waiting.length, mine: lastScore(waiting, game) };
};

/** Entries that the page's data do not include yet: all unsent ones, or the last one sent. */
const aheadOf = (game: Game, ofGame: readonly Entry[], waiting: readonly Entry[]): readonly Entry[] => {
  const sent = ofGame.findLast(({ answered }) => answered !== null);
  const isNews = sent && Number(sent.answered) > game.revision;
  return isNews ? [sent, ...waiting] : waiting;
};

const isLiveAfter = ({ status }: Game, ahead: readonly Entry[]): boolean => {
  const last = ahead.at(-1)?.procedure;
  return last === undefined ? status === 'live' : last !== 'game.stop';
};

/**
 * Sends the scorekeeper's actions through the outbox: in order, as soon as there is a connection, also after this
 * page is closed. On a conflict the recorded score counts until the scorekeeper acts again.
 */
export const useScoreOutbox = (game: Game, ended: () => void) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const requestLogin = useContext(RequestLoginContext);
  const [owner] = useState(signedInAs);
  const outbox = useOutbox();
  const ofGame = outbox.entries.filter((entry) => entry.chain === chainOf(game) && entry.owner === owner);
  const waiting = ofGame.filter(isWaiting);
  const conflict = conflictIn(waiting, game);
  const refused = waiting.find(({ refusal }) => refusal !== null);
  const isLoggedOut = outbox.ended === 'logged-out' && waiting.length > 0;
  useEffect(() => {
    if (isLoggedOut) requestLogin();
  }, [isLoggedOut, requestLogin]);
  useEffect(
    () =>
      onSent(({ entry, outcome }) => {
        if (entry.chain !== chainOf(game)) return;
        void utils.game.get.invalidate();
        const isOver = entry.procedure === 'game.recordResult' || entry.procedure === 'game.stop';
        if (outcome.kind === 'answered' && isOver) ended();
      }),
    [game, utils, ended],
  );
  const send = async (step: Step, commandId = newCommandId()): Promise<void> => {
    if (owner === null) return;
    // The scorekeeper has seen the conflict, so the next action builds on the recorded revision.
    if (refused) await discard(refused);
    const revision = refused?.refusal?.conflict?.revision ?? String(game.revision);
    await addToOutbox(entryOf(game, lang, { step, commandId, owner, revision }));
  };
  const ahead = refused ? [] : aheadOf(game, ofGame, waiting);
  return {
    send,
    takeBack: withdraw,
    waiting,
    conflict,
    score: lastScore(ahead, game) ?? scoreOf(game),
    isLive: isLiveAfter(game, ahead),
    isEnded: ahead.at(-1)?.procedure === 'game.recordResult',
    error: refused && !conflict ? (refused.refusal?.message ?? null) : null,
    isSent: outbox.isRead && waiting.length === 0,
    isLost: outbox.ended === 'unanswered' && waiting.length > 0,
  };
};
