import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { usePageLocation, usePaths } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Cards } from '../../../ui/cards/Cards.tsx';
import classes from './find-team.module.css';
import blocks from '../../../ui/blocks.module.css';

const delayMs = 200;
const shown = 8;

/** What was typed last, once nothing more has been typed for a while. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** A search that answers with teams while one types; without scripts it leads to the page of the search. */
export function TeamSearch({ season }: { season: string }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const box = useId();
  const [text, setText] = useState('');
  const query = useSettled(text);
  const found = trpc.search.all.useQuery(
    { lang, sid: season, query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  const teams = query === '' ? null : (found.data?.teams ?? null);
  return (
    <>
      <form method="get" action={paths.search()} role="search" className={classes.form}>
        <label htmlFor={box} className={blocks.hidden}>
          {m.find_team_search()}
        </label>
        <input
          id={box}
          type="search"
          className={blocks.field}
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={m.find_team_placeholder()}
          maxLength={80}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <input type="hidden" name="season" value={season} />
        <button type="submit">{m.shell_search()}</button>
      </form>
      <div role="status">
        {found.isError && query !== '' && <p>{m.search_failed()}</p>}
        {teams?.length === 0 && <p>{m.find_team_none()}</p>}
      </div>
      {teams && teams.length > 0 && (
        <Cards
          cards={teams.slice(0, shown).map((team) => ({
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
