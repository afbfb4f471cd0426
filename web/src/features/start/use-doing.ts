import { useState } from 'react';
import { newCommandId } from '../../lib/new-command-id.ts';
import { useMe } from '../../lib/use-me.ts';
import { useSender } from '../../lib/use-sender.ts';
import { m } from '../../paraglide/messages.js';

type Call<T> = (commandId: string, signal: AbortSignal) => Promise<T>;

/** Sends several commands one after the other, each until it is answered, and tells how far it has come. */
export const useDoing = () => {
  const me = useMe();
  const { send } = useSender(me?.id ?? null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [fault, setFault] = useState('');
  /** The answers as far as it came. */
  const doAll = async <T>(calls: readonly Call<T>[]): Promise<T[]> => {
    setFault('');
    const answers: T[] = [];
    for (const [at, call] of calls.entries()) {
      setProgress({ done: at, of: calls.length });
      const commandId = newCommandId();
      const became = await send((signal) => call(commandId, signal));
      if (!('answer' in became)) {
        setFault('refusal' in became ? became.refusal.message : m.form_failed());
        break;
      }
      answers.push(became.answer);
    }
    setProgress(null);
    return answers;
  };
  return { doAll, progress, fault, busy: progress !== null };
};
export type Doing = ReturnType<typeof useDoing>;
