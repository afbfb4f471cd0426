import { useEffect, useRef, useState } from 'react';

type Options = {
  /** The message to scroll to at first. */
  readonly wanted: number | undefined;
  /** Id of the oldest loaded message. */
  readonly first: number | undefined;
  readonly hasMore: boolean;
  readonly loadEarlier: () => Promise<void>;
  /** Called before the reader is scrolled away from the end of the log. */
  readonly leaveEnd: () => void;
};

export const messageId = (seq: number): string => `message-${seq}`;

/** Scrolls to a message and loads older pages until it is found. `called`: the message that was jumped to. */
export const useJump = ({ wanted: requested, first, hasMore, loadEarlier, leaveEnd }: Options) => {
  const [before, setBefore] = useState<number | undefined>();
  const [wanted, setWanted] = useState<{ readonly seq: number } | null>(null);
  if (requested !== before) {
    setBefore(requested);
    if (requested !== undefined) setWanted({ seq: requested });
  }
  /** The last jump that needs nothing more: its message was found or does not exist, or it was in the first page. */
  const handledJump = useRef(wanted);
  useEffect(() => {
    if (wanted === null || handledJump.current === wanted) return;
    const { seq } = wanted;
    const element = document.getElementById(messageId(seq));
    if (element) {
      leaveEnd();
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    }
    if (element || !hasMore || first === undefined || first <= seq) {
      handledJump.current = wanted;
      return;
    }
    // The effect runs again after each loaded page.
    loadEarlier().catch(() => {
      handledJump.current = wanted;
    });
  }, [wanted, first, hasMore, loadEarlier, leaveEnd]);
  const jump = (seq: number) => setWanted({ seq });
  return { called: wanted?.seq ?? null, jump };
};
