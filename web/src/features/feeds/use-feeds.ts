import type { Feed } from '@rondelle/contracts/site/feeds.inputs.ts';
import type { FeedKind, FeedPeriod } from '@rondelle/contracts/site/feeds.ts';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
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
export type TeamAnswer = {
  readonly leagueId: number;
  readonly text: string;
  readonly team: number | 'new' | 'skip';
};

/** Adds, changes, switches, reads and removes sources, and says what became of it. */
export const useFeeds = () => {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { client } = utils;
  const [said, say] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  /** Answers whether it was done. */
  const saying = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setPending(true);
    try {
      await work();
      say(done);
      await utils.feed.list.invalidate();
      return true;
    } catch (error) {
      say(refusalOf(error).message);
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    said,
    isPending,
    save: (id: number | null, fields: FeedFields) =>
      saying(() => client.feed.save.mutate({ lang, id, ...fields }), m.feeds_saved()),
    run: (id: number) => saying(() => client.feed.run.mutate({ lang, id }), m.feeds_asked()),
    turn: ({ id, isOn }: Feed) =>
      saying(
        () => client.feed.switch.mutate({ lang, id, isOn: !isOn }),
        isOn ? m.feeds_turned_off() : m.feeds_turned_on(),
      ),
    remove: (id: number) => saying(() => client.feed.remove.mutate({ lang, id }), m.feeds_removed()),
    answer: (id: number, teams: TeamAnswer[]) =>
      saying(() => client.feed.answer.mutate({ lang, id, teams }), m.feeds_answered()),
  };
};
export type Feeds = ReturnType<typeof useFeeds>;
