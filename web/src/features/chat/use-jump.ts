import { useEffect, useRef, useState } from 'react';

type Options = {
  /** How far back the messages reach, by number. */
  readonly first: number | undefined;
  readonly hasMore: boolean;
  readonly loadEarlier: () => Promise<void>;
  /** The reader is taken away from where the log ends. */
  readonly leaveEnd: () => void;
};

export const messageId = (seq: number): string => `message-${seq}`;

/** Leads to a message, and loads what is older until it is there; `called` is the one that the reader was led to. */
export const useJump = ({ first, hasMore, loadEarlier, leaveEnd }: Options) => {
  const [wanted, setWanted] = useState<{ readonly seq: number } | null>(null);
  const isDone = useRef(true);
  useEffect(() => {
    if (wanted === null || isDone.current) return;
    const { seq } = wanted;
    const element = document.getElementById(messageId(seq));
    isDone.current = element !== null || !hasMore || first === undefined || first <= seq;
    if (element) {
      leaveEnd();
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    }
    // Each page that comes is looked at again.
    if (!isDone.current)
      loadEarlier().catch(() => {
        isDone.current = true;
      });
  }, [wanted, first, hasMore, loadEarlier, leaveEnd]);
  const jump = (seq: number) => {
    isDone.current = false;
    setWanted({ seq });
  };
  return { called: wanted?.seq ?? null, jump };
};
