import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { callErrorOf } from '../../lib/call-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useCaptcha } from '../../lib/use-captcha.ts';
import type { Waiting } from './merge-messages.ts';

const keyOf = (number: number, chatid: number): string => `chat-waiting-${number}-${chatid}`;
const mostKept = 50;
const againMs = 4_000;

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'commandId' in value && 'text' in value;

const kept = (key: string): readonly Waiting[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isWaiting).slice(0, mostKept) : [];
  } catch {
    return [];
  }
};
const keep = (key: string, waiting: readonly Waiting[]): void => {
  try {
    if (waiting.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    // Without storage, messages wait in memory while the page is open.
  }
};

/**
 * Unsent messages of a room. They are sent one after the other under their command ids and retried after a lost
 * connection, so each is posted once and in order. They survive a reload; refused messages stay until they are
 * discarded. `onRefused`: what the member may do in the room has changed, or was not known.
 */
export const useOutbox = (number: number, chatid: number, onSent: () => void, onRefused: () => void) => {
  const { lang } = usePageLocation();
  const withCaptcha = useCaptcha();
  const { mutateAsync } = trpc.chat.send.useMutation();
  const key = keyOf(number, chatid);
  const [waiting, setWaiting] = useState<readonly Waiting[]>(() => kept(key));
  const latest = useRef(waiting);
  const sending = useRef(false);
  const change = (next: readonly Waiting[]) => {
    latest.current = next;
    keep(key, next);
    setWaiting(next);
  };
  const sendOne = async (one: Waiting): Promise<boolean> => {
    const { commandId, text, replyTo } = one;
    const without = () => latest.current.filter((other) => other.commandId !== commandId);
    try {
      await withCaptcha((captcha) => mutateAsync({ lang, chatid, commandId, text, replyTo, captcha }));
      change(without());
      onSent();
      return true;
    } catch (error) {
      const { code, message } = callErrorOf(error);
      // Without a code the server did not respond: the next run retries.
      if (!code) return false;
      change(
        latest.current.map((other) =>
          other.commandId === commandId ? { ...other, reason: message } : other,
        ),
      );
      onRefused();
      return true;
    }
  };
  const sendAll = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const next = latest.current.find(({ reason }) => reason === null);
        if (!next || !(await sendOne(next))) break;
      }
    } finally {
      sending.current = false;
    }
  };
  const sendAgain = useEffectEvent(() => void sendAll());
  useEffect(() => {
    const again = () => sendAgain();
    again();
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
  const post = (text: string, replyTo: number | null) => {
    change([...latest.current, { commandId: newCommandId(), text, replyTo, reason: null }]);
    void sendAll();
  };
  const retry = (commandId: string) => {
    change(latest.current.map((one) => (one.commandId === commandId ? { ...one, reason: null } : one)));
    void sendAll();
  };
  const discard = (commandId: string) => change(latest.current.filter((one) => one.commandId !== commandId));
  return { waiting, post, retry, discard };
};
