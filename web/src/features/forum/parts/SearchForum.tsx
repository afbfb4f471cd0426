import { Button, TextInput } from '@mantine/core';
import { usePage, usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';

/** Searches the current part of the forum. The query is in the URL, so it works without JavaScript. */
export function SearchForum({ words }: { words: string | null }) {
  const paths = usePaths();
  const { category, league } = usePage('forum').values;
  return (
    <FilterForm action={paths.forum()} isSearch>
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      {league !== undefined && <input type="hidden" name="league" value={league} />}
      <TextInput
        key={words}
        flex="1 1 10rem"
        maw="24rem"
        type="search"
        name="q"
        label={m.forum_search()}
        defaultValue={words ?? ''}
        maxLength={80}
      />
      <Button type="submit" variant="default">
        {m.forum_search_submit()}
      </Button>
    </FilterForm>
  );
}
