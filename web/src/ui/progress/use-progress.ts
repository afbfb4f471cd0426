import type { ProgressOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { useState } from 'react';

/** One request of an action that takes many: from where the one before ended. */
export type Step = (
  commandId: string,
  before: string | undefined,
  signal: AbortSignal,
) => Promise<ProgressOutput>;
type Refused = ProgressOutput['refused'];

/** Runs an action of many requests to its end, and tells how far it has come and what was left as it is. */
export const useProgress = () => {
  const [last, setLast] = useState<ProgressOutput | null>(null);
  const [refused, setRefused] = useState<Refused>([]);
  const run = async (step: Step, commandId: string, signal: AbortSignal): Promise<ProgressOutput> => {
    const left: Refused = [];
    setRefused([]);
    for (let before: string | undefined; ; ) {
      const answer = await step(commandId, before, signal);
      left.push(...answer.refused);
      setLast(answer);
      setRefused([...left]);
      if (answer.finished) return { ...answer, refused: left };
      before = answer.next ?? undefined;
    }
  };
  return { last, refused, run };
};
export type Progress = ReturnType<typeof useProgress>;
