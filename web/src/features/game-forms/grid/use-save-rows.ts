import { useRef } from 'react';
import type { Outputs } from '../../../lib/http/outputs.ts';
import type { DraftOwner } from '../../../lib/forms/drafts.ts';
import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useRefreshAfterWrite } from '../../../lib/forms/use-refresh-after-write.ts';
import { useOneAtATime } from '../../../lib/forms/use-one-at-a-time.ts';
import { useSender } from '../../../lib/forms/use-sender.ts';
import { addToOutbox } from '../../../lib/offline/outbox/outbox.ts';
import { m } from '../../../paraglide/messages.js';
import type { LeagueValues } from '../last-league.ts';
import { storeLastLeague } from '../last-league.ts';
import { gameOf } from './game-of-row.ts';
import type { Row } from './rows.ts';

/** Rows in one request: few enough for a bad connection, enough to send a weekend in a few requests. */
const chunk = 10;

type RowOutput = Outputs['game']['saveMany']['games'][number];

type Options = {
  readonly season: Outputs['season']['get'];
  /** The member whose draft the rows are; null without a login. */
  readonly owner: DraftOwner;
  readonly values: LeagueValues;
  readonly hasFairPlay: boolean;
  readonly setRows: (rows: readonly Row[]) => void;
};

/** Returns the numbers of rows that were saved, refused and held for a second person. */
const outcomeWords = (rows: readonly Row[]): string => {
  const refused = rows.filter((row) => row.refused !== null).length;
  const held = rows.filter(({ saved }) => saved?.isHeld).length;
  const words = m.grid_saved({ saved: rows.length - refused - held, refused });
  return held > 0 ? `${words} ${m.grid_held({ held })}` : words;
};

/** Sends rows in a few requests, retries each until it has a response, and sets the outcome on each row. */
export const useSaveRows = ({ season, owner, values, hasFairPlay, setRows }: Options) => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const utils = trpc.useUtils();
  const refresh = useRefreshAfterWrite();
  const { send: sendWithRetries, waitingFor, stop } = useSender(owner);
  const { busy, run } = useOneAtATime();
  const gamesOf = (sent: readonly Row[]) =>
    sent.map((row) => gameOf(row, { seasonId: season.id, values, hasFairPlay }));
  /** Returns the path of the game, or of the list of held changes when a second person must accept it. */
  const outcomeOf = ({ written, refused }: RowOutput): Pick<Row, 'saved' | 'refused'> => {
    if (!written) return { saved: null, refused };
    const path = written.held ? paths.dashboard() : (written.path ?? paths.latestResults(season.slug));
    return { saved: { path, isHeld: written.held }, refused };
  };
  const isLost = useRef(false);
  const sendChunk = (sent: readonly Row[]) => {
    isLost.current = false;
    const games = gamesOf(sent);
    return sendWithRetries(
      (signal) => utils.client.game.saveMany.mutate({ lang, games }, { signal }),
      (reason) => {
        if (reason !== 'connection' || owner === null) return;
        isLost.current = true;
        stop();
      },
    );
  };
  /** Puts rows without a response into the outbox when offline, in chunks of the same size. */
  const queueRows = async (member: number, rows: readonly Row[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += chunk) {
      const games = gamesOf(rows.slice(from, from + chunk));
      const where = values.leagueName || values.categoryName;
      await addToOutbox({
        commandId: games[0]?.commandId ?? '',
        owner: member,
        procedure: 'game.saveMany',
        input: { lang, games },
        chain: null,
        label: m.outbox_rows({ count: games.length, where }),
        path: paths.latestResults(season.slug),
      });
    }
  };
  /** Sends the rows in `ready`, updates them in `rows`, and returns the status message. */
  const sendAll = async (rows: readonly Row[], ready: readonly Row[]): Promise<string> => {
    let latest = rows;
    for (let from = 0; from < ready.length; from += chunk) {
      const sent = ready.slice(from, from + chunk);
      const became = await sendChunk(sent);
      if ('error' in became) return became.error.message;
      if (!('output' in became)) {
        if (!isLost.current || owner === null) return m.form_failed();
        const left = ready.slice(from);
        await queueRows(owner, left);
        const queued = new Set(left.map(({ commandId }) => commandId));
        setRows(latest.filter(({ commandId }) => !queued.has(commandId)));
        return m.grid_kept({ count: left.length });
      }
      const answers = new Map(sent.map((row, at) => [row.commandId, became.output.games[at]]));
      latest = latest.map((row) => {
        const output = answers.get(row.commandId);
        return output ? { ...row, ...outcomeOf(output) } : row;
      });
      setRows(latest);
      if (became.isClosed) return m.form_failed();
    }
    storeLastLeague(season.slug, values);
    void refresh();
    const sentNow = latest.filter(({ commandId }) => ready.some((row) => row.commandId === commandId));
    return outcomeWords(sentNow);
  };
  const send = async (rows: readonly Row[], ready: readonly Row[], setMessage: (message: string) => void) =>
    run(async () => setMessage(await sendAll(rows, ready)));
  return { isSending: busy, isWaiting: waitingFor !== null, send, stopWaiting: stop };
};
