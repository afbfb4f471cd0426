import type { Feed } from '@rondelle/contracts/site/feeds.inputs.ts';
import type { FeedKind, FeedPeriod } from '@rondelle/contracts/site/feeds.ts';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { type CallError, callErrorOf } from '../../lib/http/call-error.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';

export type FeedFields = {
  readonly name: string;
  readonly kind: FeedKind;
  readonly address: string;
  readonly season: string | null;
  readonly leagueId: number | null;
  readonly everyMinutes: FeedPeriod;
  readonly addsTeams: boolean;
};
export type TeamChoice = {
  readonly leagueId: number;
  readonly text: string;
  readonly team: number | 'new' | 'skip';
};

/** Mutations of feeds; `message` is about the latest one. */
export const useFeeds = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { client } = utils;
  const [message, setMessage] = useState('');
  const [isPending, setPending] = useState(false);
  /** Returns the error, or null on success. */
  const request = async (action: () => Promise<unknown>, done: string): Promise<CallError | null> => {
    setPending(true);
    setMessage('');
    try {
      await action();
      setMessage(done);
      await utils.feed.list.invalidate();
      return null;
    } catch (error) {
      return callErrorOf(error);
    } finally {
      setPending(false);
    }
  };
  const attempt = async (action: () => Promise<unknown>, done: string): Promise<void> => {
    const error = await request(action, done);
    if (error) setMessage(error.message);
  };
  return {
    message,
    isPending,
    /** Returns the error instead of setting `message`, so that the form can display it beside the field. */
    save: (id: number | null, fields: FeedFields) =>
      request(() => client.feed.save.mutate({ lang, id, ...fields }), m.feeds_saved()),
    run: (id: number) => attempt(() => client.feed.run.mutate({ lang, id }), m.feeds_asked()),
    turn: ({ id, isOn }: Feed) =>
      attempt(
        () => client.feed.switch.mutate({ lang, id, isOn: !isOn }),
        isOn ? m.feeds_turned_off() : m.feeds_turned_on(),
      ),
    remove: (id: number) => attempt(() => client.feed.remove.mutate({ lang, id }), m.feeds_removed()),
    answer: (id: number, teams: TeamChoice[]) =>
      attempt(() => client.feed.answer.mutate({ lang, id, teams }), m.feeds_answered()),
  };
};
export type Feeds = ReturnType<typeof useFeeds>;
