import type { Answers } from '../../../lib/answers.ts';
import type { DraftOwner } from '../../../lib/drafts.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useSender } from '../../../lib/use-sender.ts';
import { m } from '../../../paraglide/messages.js';
import type { LeagueValues } from '../last-league.ts';
import { keepLastLeague } from '../last-league.ts';
import { gameOf } from './game-of-row.ts';
import type { Row } from './rows.ts';

/** Few enough that a bad connection loses little, many enough that a weekend is sent in a few turns. */
const chunk = 10;

type Options = {
  readonly season: Answers['season']['get'];
  /** Who typed the rows. */
  readonly owner: DraftOwner;
  readonly values: LeagueValues;
  readonly hasFairPlay: boolean;
  readonly setRows: (rows: readonly Row[]) => void;
};

/** Sends rows in a few turns, each until it is answered, and notes on each row what became of it. */
export const useSaveRows = ({ season, owner, values, hasFairPlay, setRows }: Options) => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { send: sendUntilAnswered, waitingFor, stop } = useSender(owner);
  const { busy, run } = useOneAtATime();
  const sendChunk = (sent: readonly Row[]) => {
    const games = sent.map((row) => gameOf(row, { seasonId: season.id, values, hasFairPlay }));
    return sendUntilAnswered((signal) => utils.client.game.saveMany.mutate({ lang, games }, { signal }));
  };
  /** Of all rows, those that are ready; answers what to say of it. */
  const sendAll = async (rows: readonly Row[], ready: readonly Row[]): Promise<string> => {
    let latest = rows;
    for (let from = 0; from < ready.length; from += chunk) {
      const sent = ready.slice(from, from + chunk);
      const became = await sendChunk(sent);
      if ('refusal' in became) return became.refusal.message;
      if (!('answer' in became)) return m.form_failed();
      const answers = new Map(sent.map((row, at) => [row.commandId, became.answer.games[at]]));
      latest = latest.map((row) => {
        const answer = answers.get(row.commandId);
        return answer ? { ...row, saved: answer.written?.path ?? null, refused: answer.refused } : row;
      });
      setRows(latest);
      if (became.isClosed) return m.form_failed();
    }
    keepLastLeague(season.slug, values);
    void utils.invalidate();
    const refused = latest.filter((row) => row.refused !== null).length;
    return m.grid_saved({ saved: ready.length - refused, refused });
  };
  const send = async (rows: readonly Row[], ready: readonly Row[], say: (said: string) => void) =>
    run(async () => say(await sendAll(rows, ready)));
  return { isSending: busy, isWaiting: waitingFor !== null, send, stopWaiting: stop };
};
