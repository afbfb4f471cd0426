import type { EventType } from '@rondelle/contracts/competition/events.ts';
import type { Handler, Handlers, Key, RecordedOf } from './view.ts';

/**
 * Effect of an event on the one row that it is about. Any other combination means that the log and the view disagree.
 */
type Action<Row, T extends EventType> =
  | { readonly create: (event: RecordedOf<T>, key: Key) => Row }
  | { readonly change: (row: Row, event: RecordedOf<T>) => Row }
  | { readonly put: (row: Row | undefined, event: RecordedOf<T>) => Row | undefined }
  | { readonly remove: true }
  | { readonly ignore: true };

const evolve = <Row, T extends EventType>(
  action: Action<Row, T>,
  row: Row | undefined,
  event: RecordedOf<T>,
  key: Key,
): Row | null | undefined => {
  if ('ignore' in action) return undefined;
  if ('put' in action) return action.put(row, event);
  if ('create' in action) {
    if (row) throw new Error(`the row ${key.join(', ')} exists already`);
    return action.create(event, key);
  }
  if (!row) throw new Error(`there is no row ${key.join(', ')}`);
  return 'remove' in action ? null : action.change(row, event);
};

/**
 * Makes handlers for events that are each about one row. The type requires an action for every event type of the
 * family.
 */
export const oneRow =
  <Row, T extends EventType>(keyOf: (event: RecordedOf<T>) => Key) =>
  (actions: { readonly [E in T]: Action<Row, E> }): Handlers<Row, T> => {
    const handlers: { [E in T]?: Handler<Row, E> } = {};
    for (const type of Object.keys(actions) as T[]) {
      const action: Action<Row, T> = actions[type];
      handlers[type] = {
        keys: (event) => ('ignore' in action ? [] : [keyOf(event)]),
        evolve: (row, event, key) => evolve(action, row, event, key),
      };
    }
    return handlers as Handlers<Row, T>;
  };
