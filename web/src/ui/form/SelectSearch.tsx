import { m } from '../../paraglide/messages.js';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import classes from './select-search.module.css';
import { type Option, useSelectSearch } from './use-select-search.ts';
import blocks from '../blocks.module.css';

type Props<O> = FieldProps & {
  /** At most twenty that match what was typed; all there are for nothing typed, where they are few. */
  search: (query: string) => Promise<readonly O[]>;
  /** The name of what is chosen; the form's value is its id. */
  chosen: string;
  choose: (option: O | null) => void;
  /** Where nothing is found: a way to add it. */
  none?: ReactNode;
};

/**
 * Chooses one of many by typing a part of its name (ARIA's combobox with a list): arrows move, Enter chooses, Escape
 * closes the list. The list stands in the flow, so that it is never cut off on a phone.
 */
export function SelectSearch<O extends Option>({ search, chosen, choose, none, ...field }: Props<O>) {
  const box = useSelectSearch({ search, chosen, choose });
  return (
    <FieldFrame {...field}>
      {(marks) => (
        <div className={classes.box} onBlur={box.onBlur}>
          <div className={classes.line}>
            <input
              {...marks}
              type="text"
              role="combobox"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
              aria-expanded={box.open}
              aria-controls={`${marks.id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={box.at >= 0 ? `${marks.id}-${box.at}` : undefined}
              placeholder={m.select_search_placeholder()}
              value={box.text}
              onFocus={box.onFocus}
              onClick={box.show}
              onChange={(event) => box.type(event.target.value)}
              onKeyDown={box.onKey}
            />
            {chosen && (
              <button
                type="button"
                aria-label={m.select_search_clear({ name: chosen })}
                onClick={() => box.clear(marks.id)}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </div>
          <div
            id={`${marks.id}-list`}
            role="listbox"
            aria-label={field.label}
            className={classes.list}
            hidden={!box.open}
          >
            {(box.open ? box.options : []).map((option, at) => (
              <div
                key={option.id}
                id={`${marks.id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === box.at}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => box.pick(option)}
                onKeyDown={(event) => event.key === 'Enter' && box.pick(option)}
                ref={(line) => {
                  if (line && at === box.at) line.scrollIntoView({ block: 'nearest' });
                }}
              >
                <span>{option.name}</span>
                {option.detail && <small>{option.detail}</small>}
              </div>
            ))}
          </div>
          <p role="status" className={box.open && box.status ? classes.status : blocks.hidden}>
            {box.open ? box.status : ''}
          </p>
          {box.isEmpty && none && (
            // Pressing it must not close the list before it is followed.
            <p className={classes.status} onPointerDown={(event) => event.preventDefault()}>
              {none}
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
