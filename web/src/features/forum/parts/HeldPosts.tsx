import { Box, Button } from '@mantine/core';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';
import { Prose } from '../../../ui/prose/Prose.tsx';

/** The reader's posts that wait for a moderator, in one topic or in all. Nobody else sees them. */
export function HeldPosts({ tid }: { tid?: number }) {
  const { lang } = usePageLocation();
  const held = trpc.forum.held.useQuery({ lang, ...(tid !== undefined && { tid }) }, { retry: false });
  const { client, forum } = trpc.useUtils();
  const { message, attempt } = useOutcome();
  const remove = async (id: number) => {
    await attempt(() => client.forum.deletePost.mutate({ lang, id }), m.forum_deleted());
    await forum.invalidate();
  };
  const posts = held.data?.posts ?? [];
  if (posts.length === 0) return message === '' ? null : <p role="status">{message}</p>;
  return (
    <Box {...(tid !== undefined && { maw: '46rem', my: '1.5rem' })}>
      <Section title={m.forum_held_title()}>
        <p className={blocks.note}>{m.forum_held_note()}</p>
        <p role="status">{message}</p>
        <ul className={`${blocks.rows} ${blocks.prose}`}>
          {posts.map(({ id, title, path, html, at }) => (
            <li key={id}>
              {tid === undefined && (
                <div className={blocks.line}>
                  {path ? <Link href={path}>{title}</Link> : <span>{title}</span>}
                </div>
              )}
              <time dateTime={at} className={blocks.note}>
                {formatInstant(at)}
              </time>
              <Prose html={html} />
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
    </Box>
  );
}
