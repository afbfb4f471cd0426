import { CloseButton, Combobox, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type FieldProps, fieldOf } from '../fields/field-of.ts';
import { FoundOptions } from './FoundOptions.tsx';
import { searchLimits } from './search-limits.ts';
import { type Option, useFound } from './use-found.ts';
import type { Values } from '../fields/use-form-state.ts';

type Props<O, V extends Values> = FieldProps<V> & {
  /** Returns the closest matches; for an empty query the first twenty of all options. */
  search: (query: string) => Promise<readonly O[]>;
  /** Ids that cannot be chosen. */
  without?: ReadonlySet<number>;
  /** Name of the chosen option; the form's value is its id. */
  chosen: string;
  choose: (option: O | null) => void;
  /** Shown when nothing matches: a link to add an option. */
  none?: ReactNode;
};

const statusOf = (found: ReturnType<typeof useFound>['found'], isTyped: boolean): string => {
  if (found === null) return m.shell_loading();
  if (found.isTooShort) {
    const { letters: count } = searchLimits;
    return isTyped ? m.select_search_letters_or_enter({ count }) : m.select_search_letters({ count });
  }
  if (found.failed) return m.search_failed();
  if (found.options.length > 0) return '';
  return isTyped ? m.list_no_match() : m.list_empty();
};

const useSelectSearch = <O extends Option, V extends Values>({ search, without, choose }: Props<O, V>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const store = useCombobox({
    onDropdownClose: () => {
      store.resetSelectedOption();
      setTyped(null);
      forget();
    },
  });
  const { found, force, forget } = useFound({
    search,
    text: typed?.trim() ?? '',
    wanted: store.dropdownOpened,
    without,
  });
  const options = found?.options ?? [];
  return {
    store,
    typed,
    options,
    status: store.dropdownOpened ? statusOf(found, Boolean(typed?.trim())) : '',
    isEmpty: found !== null && !found.failed && !found.isTooShort && options.length === 0,
    pick: (id: string) => {
      choose(options.find((option) => String(option.id) === id) ?? null);
      store.closeDropdown();
    },
    type: (text: string) => {
      setTyped(text);
      store.resetSelectedOption();
      store.openDropdown();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isOnlyTyped = store.dropdownOpened && typed !== null && store.getSelectedOptionIndex() < 0;
      if (event.key !== 'Enter' || !isOnlyTyped) return;
      // Enter must not submit the form: it searches a short name, or highlights the first match, which the next Enter
      // selects.
      event.preventDefault();
      if (found?.isTooShort) force();
      else setTimeout(() => store.selectFirstOption());
    },
    // Selects backwards, so that a long name shows its beginning.
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) =>
      target.setSelectionRange(0, target.value.length, 'backward'),
  };
};

/** Matches or a status, below the input. */
function FoundBelow({
  box,
  label,
  none,
}: {
  box: ReturnType<typeof useSelectSearch>;
  label: string;
  none: ReactNode;
}) {
  const { store, options, status, isEmpty } = box;
  return (
    <>
      {store.dropdownOpened && <FoundOptions label={label} options={options} />}
      {status ? (
        <Text role="status" size="sm" c="dimmed">
          {status}
        </Text>
      ) : (
        <VisuallyHidden role="status" />
      )}
      {isEmpty && none && (
        // Keeps the list open until the link is followed.
        <Text component="div" size="sm" mt="xs" onMouseDown={(event) => event.preventDefault()}>
          {none}
        </Text>
      )}
    </>
  );
}

/**
 * The field that selects one of many, such as a team or a league: arrows move, Enter selects, Escape closes the list.
 * Searches from the third letter; a short list opens whole, and Enter searches a shorter name.
 */
export function SelectSearch<O extends Option, V extends Values>(props: Props<O, V>) {
  const { search: _, without: _without, chosen, choose, none, ...field } = props;
  const box = useSelectSearch(props);
  const {
    id,
    onChange: _set,
    ...inputProps
  } = fieldOf({
    ...field,
    below: <FoundBelow box={box} label={field.label} none={none} />,
  });
  const clear = () => {
    choose(null);
    document.getElementById(id)?.focus();
  };
  return (
    <Combobox store={box.store} onOptionSubmit={box.pick}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          {...inputProps}
          id={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          placeholder={m.select_search_placeholder()}
          value={box.typed ?? chosen}
          onChange={(event) => box.type(event.currentTarget.value)}
          onClick={() => box.store.openDropdown()}
          onFocus={box.onFocus}
          onBlur={() => box.store.closeDropdown()}
          onKeyDown={box.onKeyDown}
          rightSectionPointerEvents="all"
          rightSection={
            chosen && <CloseButton aria-label={m.select_search_clear({ name: chosen })} onClick={clear} />
          }
        />
      </Combobox.EventsTarget>
    </Combobox>
  );
}
