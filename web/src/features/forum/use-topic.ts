import type { Post } from '@rondelle/contracts/community/forum.outputs.ts';
import type { LockReason, PinReason } from '@rondelle/contracts/moderation/topic-reasons.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useEffect, useState } from 'react';
import { useLoginPath } from '../../lib/member/login-path.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';

type Own = { readonly id: number; readonly text: string };

/**
 * A topic and the reader's permissions in it. The browser queries the permissions, so that the page is the same for
 * everyone.
 */
export const useTopic = () => {
  const { lang, topicId: tid, values } = usePage('topic');
  const paths = usePaths();
  const me = useMe();
  const query = usePageQuery('topic', 'main');
  const login = useLoginPath(query.data?.topic.path ?? paths.forum());
  const own = trpc.forum.own.useQuery({ lang, tid }, { enabled: me !== null, retry: false });
  const utils = trpc.useUtils();
  const { client } = utils;
  const { message, setMessage, attempt } = useOutcome();
  const [repliedTo, setAnswered] = useState<Post | null>(null);
  const [edited, setEdited] = useState<Own | null>(null);
  const { post } = values;
  const isLoaded = query.isSuccess;
  // The browser itself only scrolls to elements that exist when the page loads.
  useEffect(() => {
    if (post !== undefined && isLoaded) document.getElementById(`p-${post}`)?.scrollIntoView();
  }, [post, isLoaded]);
  const myId = me?.id;
  const last = query.data?.posts.at(-1)?.id;
  // Marks the notifications about displayed posts as read.
  useEffect(() => {
    if (myId !== undefined && last !== undefined)
      client.forum.read.mutate({ lang, tid, id: last }).catch(() => undefined);
  }, [client, lang, tid, myId, last]);
  const refresh = () => utils.forum.invalidate();
  const run = (action: () => Promise<unknown>, done: string) => void attempt(action, done).then(refresh);
  const wanted = own.data?.subscribed ?? false;
  return {
    lang,
    tid,
    query,
    me,
    own: own.data,
    login,
    message,
    setMessage,
    repliedTo,
    replyTo: setAnswered,
    edited,
    edit: setEdited,
    refresh,
    remove: (id: number) => run(() => client.forum.deletePost.mutate({ lang, id }), m.forum_deleted()),
    report: (id: number, reason: TextReason) =>
      run(() => client.forum.report.mutate({ lang, id, reason }), m.chat_reported()),
    toggleSubscription: () => run(() => client.forum.subscribe.mutate({ lang, tid, wanted: !wanted }), ''),
    moderate: (change: { pinned?: PinReason | null; locked?: LockReason | null }) =>
      run(() => client.forum.moderate.mutate({ lang, tid, ...change }), ''),
  };
};
export type TopicState = ReturnType<typeof useTopic>;
