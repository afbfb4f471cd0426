import { type KeyboardEvent, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './form.module.css';
import orderClasses from './lists.module.css';
import { listIn, listText } from './lists.ts';
import type { FormState } from './use-form.ts';
import blocks from '../blocks.module.css';

type Option = { readonly value: string; readonly label: string };
type Props = {
  form: FormState;
  name: string;
  label: string;
  hint?: string;
  /** All that can stand in the list, each once. */
  options: readonly Option[];
  /** What adds another one is called. */
  add: string;
};

const moved = (list: readonly string[], from: number, to: number): string[] => {
  const after = list.filter((_, at) => at !== from);
  after.splice(to, 0, list[from] ?? '');
  return after;
};

/** What may be done to the list, said aloud as it is done. */
const useOrder = ({ form, name, options }: Props) => {
  const [said, setSaid] = useState('');
  const id = `${form.id}-${name}`;
  const list = listIn(form.values, name);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const put = (after: readonly string[]) => form.set(name, listText(after));
  const move = (from: number, by: number) => {
    const to = from + by;
    if (to < 0 || to >= list.length) return;
    put(moved(list, from, to));
    setSaid(m.order_moved({ name: labelOf(list[from] ?? ''), place: String(to + 1) }));
    // The focus goes with what was moved.
    requestAnimationFrame(() => document.getElementById(`${id}-${by}-${to}`)?.focus());
  };
  const remove = (at: number) => {
    put(list.filter((_, other) => other !== at));
    setSaid(m.order_removed({ name: labelOf(list[at] ?? '') }));
    document.getElementById(id)?.focus();
  };
  const append = (value: string) => value && put([...list, value]);
  return { id, said, list, labelOf, move, remove, append };
};

type LineProps = { order: ReturnType<typeof useOrder>; at: number; value: string };

/** A line of the list; its buttons listen to the arrow keys too. */
function Line({ order: { id, list, labelOf, move, remove }, at, value }: LineProps) {
  const name = labelOf(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(at, event.key === 'ArrowUp' ? -1 : 1);
  };
  const button = (by: 1 | -1, isEnd: boolean) => ({
    id: `${id}-${by}-${at}`,
    type: 'button' as const,
    'aria-disabled': isEnd,
    'aria-label': by < 0 ? m.order_up({ name }) : m.order_down({ name }),
    onKeyDown,
    onClick: () => move(at, by),
  });
  return (
    <li>
      <span>{name}</span>
      <button {...button(-1, at === 0)}>
        <span aria-hidden="true">↑</span>
      </button>
      <button {...button(1, at === list.length - 1)}>
        <span aria-hidden="true">↓</span>
      </button>
      <button type="button" aria-label={m.order_remove({ name })} onClick={() => remove(at)}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

/** A list in order: buttons move a line up or down, as do the arrow keys while one of them has the focus. */
export function OrderField(props: Props) {
  const { form, name, label, hint, options, add } = props;
  const order = useOrder(props);
  const rest = options.filter(({ value }) => !order.list.includes(value));
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      <ol className={orderClasses.order}>
        {order.list.map((value, at) => (
          <Line key={value} order={order} at={at} value={value} />
        ))}
      </ol>
      <FieldFrame form={form} name={name} label={add}>
        {(marks) => (
          <select {...marks} value="" onChange={(event) => order.append(event.target.value)}>
            <option value="">{m.game_form_choose()}</option>
            {rest.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <p role="status" className={blocks.hidden}>
        {order.said}
      </p>
    </fieldset>
  );
}
