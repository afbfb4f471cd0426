import { useEffect, useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Hits } from './Hits.tsx';
import classes from './search.module.css';
import { useSearchBox } from './use-search-box.ts';
import blocks from '../../ui/blocks.module.css';

/** The search box: answers while one types; arrows choose, Enter goes there, Escape closes. */
export function SearchDialog({ season, close }: { season: string; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const box = useSearchBox(season, close);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${blocks.card} ${blocks.dialog} ${classes.dialog}`}
      aria-label={m.search_title()}
      onClose={close}
    >
      <input
        className={blocks.field}
        type="search"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={m.search_label()}
        aria-expanded={box.hits.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={box.chosen ? `${list}-${box.at}` : undefined}
        placeholder={m.search_placeholder()}
        value={box.text}
        maxLength={80}
        onChange={(event) => box.setText(event.target.value)}
        onKeyDown={box.onKey}
      />
      <p role="status" className={blocks.note}>
        {box.status}
      </p>
      <Hits id={list} hits={box.hits} at={box.at} go={box.go} />
      <form method="dialog" className={blocks.actions}>
        <button type="submit">{m.search_close()}</button>
      </form>
    </dialog>
  );
}
