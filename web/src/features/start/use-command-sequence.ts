import { useState } from 'react';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { useSender } from '../../lib/forms/use-sender.ts';
import { m } from '../../paraglide/messages.js';

type Call<T> = (commandId: string, signal: AbortSignal) => Promise<T>;

/** Returns whether a domain error concerns one command only, and not its sender. */
const concernsOneCommand = (code: string | null | undefined): boolean =>
  Boolean(code) && code !== 'session/required' && code !== 'permission/denied' && code !== 'request/too-many';

/** Sends several commands in sequence, each after the response to the one before, and reports the progress. */
export const useCommandSequence = () => {
  const me = useMe();
  const sender = useSender(me?.id ?? null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [error, setError] = useState('');
  /**
   * Returns the output of each command, or null where it failed or was not sent; puts the first error's message in
   * `error`. Stops at an error, or with `pastErrors` only where the others would fail as well.
   */
  const send = async <T>(calls: readonly Call<T>[], pastErrors: boolean): Promise<(T | null)[]> => {
    setError('');
    const outputs: (T | null)[] = calls.map(() => null);
    for (const [at, call] of calls.entries()) {
      setProgress({ done: at, of: calls.length });
      const commandId = newCommandId();
      const became = await sender.send((signal) => call(commandId, signal));
      if ('output' in became) {
        outputs[at] = became.output;
        continue;
      }
      const error = 'error' in became ? became.error : null;
      setError((now) => now || (error?.message ?? m.form_failed()));
      if (!pastErrors || !concernsOneCommand(error?.code)) break;
    }
    setProgress(null);
    return outputs;
  };
  return {
    /** For commands that build on each other: returns the outputs up to the first error. */
    doAll: async <T>(calls: readonly Call<T>[]): Promise<T[]> =>
      (await send(calls, false)).filter((output) => output !== null),
    /** For commands that are independent: returns an output for each, null where it failed. */
    doEach: <T>(calls: readonly Call<T>[]) => send(calls, true),
    progress,
    error,
    busy: progress !== null,
  };
};
export type Doing = ReturnType<typeof useCommandSequence>;
