import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Outcome } from '../../ui/outcome/Outcome.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { LazyFeedForm } from './parts/LazyFeedForm.tsx';
import { FeedItem } from './parts/FeedItem.tsx';
import { type Feeds, useFeeds } from './use-feeds.ts';
import blocks from '../../ui/blocks.module.css';

/** Refetch interval in ms: short, because a run may be in progress. */
const refetchMs = 5_000;

/** Button that opens the form for a new feed. */
function AddFeed({ feeds, hasFolder }: { feeds: Feeds; hasFolder: boolean }) {
  const [isOpen, open] = useState(false);
  if (isOpen)
    return <LazyFeedForm feed={null} feeds={feeds} hasFolder={hasFolder} close={() => open(false)} />;
  return <Button onClick={() => open(true)}>{m.feeds_add()}</Button>;
}

/** Administration of the feeds: their latest runs, skipped rows, unclear team names, and forms to change them. */
export function FeedsPage() {
  const query = usePageQuery('feeds', 'main', { retry: false, refetchInterval: refetchMs });
  const feeds = useFeeds();
  return (
    <AdminFrame
      title={m.feeds_title()}
      description={m.feeds_description()}
      lead={m.feeds_lead()}
      query={query}
    >
      {({ hasFolder, feeds: all }) => (
        <>
          <Section title={m.feeds_list()}>
            {all.length === 0 && <p className={blocks.muted}>{m.feeds_none()}</p>}
            <ul className={blocks.rows}>
              {all.map((feed) => (
                <FeedItem key={feed.id} feed={feed} feeds={feeds} hasFolder={hasFolder} />
              ))}
            </ul>
          </Section>
          <Section title={m.feeds_add()}>
            <AddFeed feeds={feeds} hasFolder={hasFolder} />
          </Section>
          <Outcome message={feeds.message} />
        </>
      )}
    </AdminFrame>
  );
}
