import { Box, Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Cards } from '../../../ui/cards/Cards.tsx';
import blocks from '../../../ui/blocks.module.css';

const delayMs = 200;
const visibleCount = 8;

/** Returns the trimmed text once it has not changed for `delayMs`. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Suggests teams while the reader types. Without JavaScript it opens the search page. */
export function TeamSearch({ season }: { season: string }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // React would erase what a reader has typed before hydration from a field whose value it controls.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const query = useSettled(text);
  const found = trpc.search.all.useQuery(
    { lang, sid: season, query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  const teams = query === '' ? null : (found.data?.teams ?? null);
  return (
    <>
      <Box
        component="form"
        method="get"
        action={paths.search()}
        role="search"
        className={blocks.beside ?? ''}
        mb="0.75rem"
        style={{ flexWrap: 'wrap' }}
      >
        <TextInput
          type="search"
          aria-label={m.find_team_search()}
          flex="1 1 11rem"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={m.find_team_placeholder()}
          maxLength={80}
          required
          ref={field}
          onChange={(event) => setText(event.target.value)}
        />
        <input type="hidden" name="season" value={season} />
        <Button type="submit" px="md" flex="none">
          {m.shell_search()}
        </Button>
      </Box>
      <div role="status">
        {found.isError && query !== '' && <p>{m.search_failed()}</p>}
        {teams?.length === 0 && <p>{m.find_team_none()}</p>}
      </div>
      {teams && teams.length > 0 && (
        <Cards
          cards={teams.slice(0, visibleCount).map((team) => ({
            path: team.path,
            name: team.name,
            facts: `${team.category.name} · ${team.region.name}`,
            team,
            hasStar: true,
          }))}
        />
      )}
    </>
  );
}
