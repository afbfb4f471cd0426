import type { ProgressOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { useState } from 'react';

/** One request of a long action; `before` continues where the previous one ended. */
export type Step = (
  commandId: string,
  before: string | undefined,
  signal: AbortSignal,
) => Promise<ProgressOutput>;
type Refused = ProgressOutput['refused'];

/** Runs a long action request by request, with its progress and the refused changes. */
export const useProgress = () => {
  const [last, setLast] = useState<ProgressOutput | null>(null);
  const [refused, setRefused] = useState<Refused>([]);
  const run = async (step: Step, commandId: string, signal: AbortSignal): Promise<ProgressOutput> => {
    const left: Refused = [];
    setRefused([]);
    for (let before: string | undefined; ; ) {
      const result = await step(commandId, before, signal);
      left.push(...result.refused);
      setLast(result);
      setRefused([...left]);
      if (result.finished) return { ...result, refused: left };
      before = result.next ?? undefined;
    }
  };
  return { last, refused, run };
};
export type Progress = ReturnType<typeof useProgress>;
