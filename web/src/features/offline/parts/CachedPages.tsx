import { Button } from '@mantine/core';
import { useState } from 'react';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkList } from '../../../ui/link-list/LinkList.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { seenWords } from '../../../ui/seen/seen-words.ts';
import { useCopies } from '../use-copies.ts';
import blocks from '../../../ui/blocks.module.css';

/** The pages that open without a connection, with the time they were cached. */
export function CachedPages() {
  const { copies, isSupported, forget } = useCopies();
  const isInBrowser = useIsHydrated();
  const [isForgotten, setForgotten] = useState(false);
  const items = (copies ?? []).map(({ path, title, seenAt }) => ({
    path,
    name: title,
    fact: seenWords(seenAt, { at: m.offline_seen, on: m.offline_seen_on }),
  }));
  return (
    <Section title={m.offline_pages()}>
      <p role="status" className={blocks.note}>
        {isInBrowser && !isSupported && m.offline_pages_unsupported()}
        {isForgotten && m.offline_forgotten()}
        {isSupported && !isForgotten && copies?.length === 0 && m.offline_pages_none()}
      </p>
      {items.length > 0 && (
        <>
          <LinkList items={items} />
          <Button
            mt="md"
            variant="default"
            onClick={() => {
              void forget();
              setForgotten(true);
            }}
          >
            {m.offline_forget()}
          </Button>
        </>
      )}
    </Section>
  );
}
