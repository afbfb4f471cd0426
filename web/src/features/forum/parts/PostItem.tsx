import { Button } from '@mantine/core';
import type { Post } from '@rondelle/contracts/community/forum.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { Link } from '../../../ui/link/Link.tsx';
import type { TopicState } from '../use-topic.ts';
import blocks from '../../../ui/blocks.module.css';
import { Prose } from '../../../ui/prose/Prose.tsx';
import { EditPost } from './EditPost.tsx';

type Props = { post: Post; topic: TopicState; canAnswer: boolean };

const whoOf = ({ author }: Pick<Post, 'author'>): string => author?.name ?? m.forum_gone_member();

const loadReport = async () => (await import('./ReportPost.tsx')).ReportPost;

function Tools({ post, topic, canAnswer }: Props) {
  const { me, own, replyTo, edit, remove } = topic;
  const { Part: Report } = useLater(me !== null, loadReport);
  const mine = own?.posts.get(post.id);
  if (!me) return null;
  return (
    <div className={blocks.line}>
      {canAnswer && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={m.forum_quote_of({ who: whoOf(post) })}
          onClick={() => replyTo(post)}
        >
          {m.forum_quote()}
        </Button>
      )}
      {!mine && Report && <Report post={post} topic={topic} />}
      {mine && canAnswer && (
        <Button variant="subtle" size="compact-md" onClick={() => edit({ id: post.id, text: mine.text })}>
          {m.forum_edit()}
        </Button>
      )}
      {mine && (
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => {
            if (confirm(m.forum_delete_confirm())) remove(post.id);
          }}
        >
          {m.forum_delete()}
        </Button>
      )}
    </div>
  );
}

/** One post: author, time, quoted post and text. Its address does not depend on the page it is on. */
export function PostItem(props: Props) {
  const { post, topic } = props;
  const { id, author, html, at, editedAt, path, quoted } = post;
  const isEdited = topic.edited?.id === id;
  return (
    <li id={`p-${id}`}>
      <div className={blocks.line}>
        {author ? (
          <Link href={author.path} className={blocks.strong}>
            {author.name}
          </Link>
        ) : (
          <span className={blocks.strong}>{m.forum_gone_member()}</span>
        )}
        <a href={path} rel="bookmark" className={blocks.note}>
          <time dateTime={at}>{formatInstant(at)}</time>
          <span className={blocks.hidden}> – {m.forum_permalink({ who: whoOf(post) })}</span>
        </a>
        {editedAt && <span className={blocks.note}>{m.forum_edited({ when: formatInstant(editedAt) })}</span>}
      </div>
      {quoted && (
        <blockquote cite={quoted.path}>
          <Link href={quoted.path}>{m.forum_quoted({ who: whoOf(quoted) })}</Link>
          <br />
          {quoted.excerpt}
        </blockquote>
      )}
      {isEdited && topic.edited ? (
        <EditPost own={topic.edited} topic={topic} />
      ) : (
        <>
          <Prose html={html} />
          <Tools {...props} />
        </>
      )}
    </li>
  );
}
