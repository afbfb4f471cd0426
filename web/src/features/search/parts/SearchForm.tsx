import { Button, NativeSelect, TextInput } from '@mantine/core';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FilterForm } from '../../../ui/filter-form/FilterForm.tsx';

type Props = { query: string; season: string | null; seasons: readonly { slug: string }[] };

/** A GET form, which works without JavaScript. */
export function SearchForm({ query, season, seasons }: Props) {
  const paths = usePaths();
  return (
    <FilterForm action={paths.search()} isSearch>
      <TextInput
        key={query}
        flex="1 1 12rem"
        maw="32rem"
        type="search"
        name="q"
        label={m.search_words()}
        defaultValue={query}
        maxLength={80}
        required
        withAsterisk={false}
      />
      <Button type="submit">{m.shell_search()}</Button>
      {seasons.length > 0 && (
        <NativeSelect
          flex="1 1 100%"
          key={season}
          name="season"
          label={m.search_season()}
          {...(season && { defaultValue: season })}
          data={seasons.map(({ slug }) => slug)}
        />
      )}
    </FilterForm>
  );
}
