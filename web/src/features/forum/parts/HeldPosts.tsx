import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';
import prose from '../../../ui/prose/prose.module.css';
import classes from '../forum.module.css';

/** What the reader wrote that a moderator reads first, in one topic or in all: nobody else sees it. */
export function HeldPosts({ tid }: { tid?: number }) {
  const { lang } = usePageLocation();
  const held = trpc.forum.held.useQuery({ lang, ...(tid !== undefined && { tid }) }, { retry: false });
  const { client, forum } = trpc.useUtils();
  const [said, say] = useState('');
  const remove = async (id: number) => {
    try {
      await client.forum.deletePost.mutate({ lang, id });
      say(m.forum_deleted());
    } catch (error) {
      say(refusalOf(error).message);
    }
    await forum.invalidate();
  };
  const posts = held.data?.posts ?? [];
  if (posts.length === 0) return said === '' ? null : <p role="status">{said}</p>;
  return (
    <div className={tid === undefined ? undefined : classes.held}>
      <Section title={m.forum_held_title()}>
        <p className={blocks.note}>{m.forum_held_note()}</p>
        <p role="status">{said}</p>
        <ul className={`${blocks.rows} ${blocks.prose}`}>
          {posts.map(({ id, title, path, html, at }) => (
            <li key={id} className={classes.post}>
              {tid === undefined && (
                <div className={blocks.line}>
                  {path ? <Link href={path}>{title}</Link> : <span>{title}</span>}
                </div>
              )}
              <time dateTime={at} className={blocks.note}>
                {formatInstant(at)}
              </time>
              <div className={`${prose.prose} ${classes.text}`} dangerouslySetInnerHTML={{ __html: html }} />
              <div className={blocks.line}>
                <Button
                  variant="subtle"
                  size="compact-md"
                  onClick={() => {
                    if (confirm(m.forum_delete_confirm())) void remove(id);
                  }}
                >
                  {m.forum_delete()}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
