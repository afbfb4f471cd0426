import { useId } from 'react';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

type Props = { query: string; season: string | null; seasons: readonly { slug: string }[] };

/** A plain form: it asks by its address, with or without scripts. */
export function SearchForm({ query, season, seasons }: Props) {
  const paths = usePaths();
  const [box, list] = [useId(), useId()];
  return (
    <form method="get" action={paths.search()} role="search" className={blocks.fields}>
      <div className={blocks.grow}>
        <label htmlFor={box}>{m.search_words()}</label>
        <input id={box} key={query} type="search" name="q" defaultValue={query} maxLength={80} required />
      </div>
      <div>
        <label htmlFor={list}>{m.search_season()}</label>
        <select id={list} key={season} name="season" defaultValue={season ?? undefined}>
          {seasons.map(({ slug }) => (
            <option key={slug}>{slug}</option>
          ))}
        </select>
      </div>
      <button type="submit">{m.shell_search()}</button>
    </form>
  );
}
