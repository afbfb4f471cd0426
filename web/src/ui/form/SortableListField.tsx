import { ActionIcon, Fieldset, Group, NativeSelect, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/VisuallyHidden.css';
import { type KeyboardEvent, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type FieldProps, fieldOf } from '../fields/field-of.ts';
import { listIn, listText } from './lists.ts';
import type { Values } from '../fields/use-form-state.ts';

type Props<V extends Values> = FieldProps<V> & {
  /** All options, each of which can be in the list once. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the select that adds an option. */
  add: string;
};

const moved = (list: readonly string[], from: number, to: number): string[] => {
  const after = list.filter((_, at) => at !== from);
  after.splice(to, 0, list[from] ?? '');
  return after;
};

/** The list with its operations, which are announced to screen readers. */
const useOrder = <V extends Values>({ form, name, options }: Props<V>) => {
  const [announcement, announce] = useState('');
  const id = `${form.id}-${name}`;
  const list = listIn(form.values[name]);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const put = (after: readonly string[]) => form.set(name, listText(after));
  const move = (from: number, by: number) => {
    const to = from + by;
    if (to < 0 || to >= list.length) return;
    put(moved(list, from, to));
    announce(m.order_moved({ name: labelOf(list[from] ?? ''), place: String(to + 1) }));
    // Focus follows the moved item.
    requestAnimationFrame(() => document.getElementById(`${id}-${by}-${to}`)?.focus());
  };
  const remove = (at: number) => {
    put(list.filter((_, other) => other !== at));
    announce(m.order_removed({ name: labelOf(list[at] ?? '') }));
    document.getElementById(id)?.focus();
  };
  const append = (value: string) => value && put([...list, value]);
  return { id, announcement, list, labelOf, move, remove, append };
};

type ItemProps = { order: ReturnType<typeof useOrder<Values>>; at: number; value: string };

/** One item; its buttons also respond to the arrow keys. */
function Item({ order: { id, list, labelOf, move, remove }, at, value }: ItemProps) {
  const name = labelOf(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(at, event.key === 'ArrowUp' ? -1 : 1);
  };
  const button = (by: 1 | -1, isEnd: boolean) => ({
    id: `${id}-${by}-${at}`,
    'aria-disabled': isEnd,
    'aria-label': by < 0 ? m.order_up({ name }) : m.order_down({ name }),
    opacity: isEnd ? 0.5 : 1,
    onKeyDown,
    onClick: () => move(at, by),
  });
  return (
    <Paper component="li" withBorder pl="sm">
      <Group gap="xs" wrap="nowrap">
        <Text component="span" c="dimmed" aria-hidden="true">{`${at + 1}.`}</Text>
        <Text component="span" flex={1}>
          {name}
        </Text>
        <ActionIcon variant="subtle" size="xl" {...button(-1, at === 0)}>
          <span aria-hidden="true">↑</span>
        </ActionIcon>
        <ActionIcon variant="subtle" size="xl" {...button(1, at === list.length - 1)}>
          <span aria-hidden="true">↓</span>
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size="xl"
          aria-label={m.order_remove({ name })}
          onClick={() => remove(at)}
        >
          <span aria-hidden="true">×</span>
        </ActionIcon>
      </Group>
    </Paper>
  );
}

/** A sortable list: buttons move an item up or down, as do the arrow keys while one of them has focus. */
export function SortableListField<V extends Values>(props: Props<V>) {
  const { label, hint, options, add } = props;
  const order = useOrder(props);
  const rest = options.filter(({ value }) => !order.list.includes(value));
  return (
    <Fieldset variant="unstyled" legend={label}>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <Stack component="ol" gap="xs" my="xs" style={{ listStyle: 'none' }}>
        {order.list.map((value, at) => (
          <Item key={value} order={order} at={at} value={value} />
        ))}
      </Stack>
      <NativeSelect
        {...fieldOf({ ...props, label: add, hint: undefined })}
        value=""
        data={[{ value: '', label: m.game_form_choose() }, ...rest]}
        onChange={(event) => order.append(event.currentTarget.value)}
      />
      <VisuallyHidden role="status">{order.announcement}</VisuallyHidden>
    </Fieldset>
  );
}
