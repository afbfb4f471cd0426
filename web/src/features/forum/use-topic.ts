import type { Post } from '@rondelle/contracts/community/forum.outputs.ts';
import type { LockReason, PinReason } from '@rondelle/contracts/moderation/topic-reasons.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useEffect, useState } from 'react';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { useMe } from '../../lib/use-me.ts';
import { m } from '../../paraglide/messages.js';

type Own = { readonly id: number; readonly text: string };

/** A topic with what the reader may do in it: asked for by the browser, so that the page is the same for all. */
export const useTopic = () => {
  const { lang, topicId: tid, values } = usePage('topic');
  const paths = usePaths();
  const me = useMe();
  const query = usePageQuery('topic', 'main');
  const own = trpc.forum.own.useQuery({ lang, tid }, { enabled: me !== null, retry: false });
  const utils = trpc.useUtils();
  const { client } = utils;
  const [said, say] = useState('');
  const [answered, setAnswered] = useState<Post | null>(null);
  const [edited, setEdited] = useState<Own | null>(null);
  const { post } = values;
  const isShown = query.isSuccess;
  // The browser scrolls by itself only to what is there when the page comes.
  useEffect(() => {
    if (post !== undefined && isShown) document.getElementById(`p-${post}`)?.scrollIntoView();
  }, [post, isShown]);
  const refresh = () => utils.forum.invalidate();
  const attempt = async (work: Promise<unknown>, words: string) => {
    try {
      await work;
      say(words);
    } catch (error) {
      say(refusalOf(error).message);
    }
    await refresh();
  };
  const wanted = own.data?.subscribed ?? false;
  return {
    lang,
    tid,
    query,
    me,
    own: own.data,
    login: `${paths.login()}?next=${encodeURIComponent(query.data?.topic.path ?? paths.forum())}`,
    said,
    say,
    answered,
    answer: setAnswered,
    edited,
    edit: setEdited,
    refresh,
    remove: (id: number) => void attempt(client.forum.deletePost.mutate({ lang, id }), m.forum_deleted()),
    report: (id: number, reason: TextReason) =>
      void attempt(client.forum.report.mutate({ lang, id, reason }), m.chat_reported()),
    toggleSubscription: () => void attempt(client.forum.subscribe.mutate({ lang, tid, wanted: !wanted }), ''),
    moderate: (change: { pinned?: PinReason | null; locked?: LockReason | null }) =>
      void attempt(client.forum.moderate.mutate({ lang, tid, ...change }), ''),
  };
};
export type TopicState = ReturnType<typeof useTopic>;
