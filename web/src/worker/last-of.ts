/** Data of a push, as the reactor writes it. */
export type PushData = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  readonly lang: string;
  readonly tag: string;
  /** Instant of the event, ISO 8601. */
  readonly at: string;
};

/** A notification that the device displays, with what was stored in it. */
export type DisplayedPush = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly data: unknown;
};

/** Returns the data stored in a notification, or null when it has none. */
export const dataOf = ({ data }: Pick<DisplayedPush, 'data'>, name: 'id' | 'path' | 'at'): unknown =>
  typeof data === 'object' && data !== null
    ? (Object.entries(data).find(([key]) => key === name)?.[1] ?? null)
    : null;

const textIn = (notification: DisplayedPush, name: 'id' | 'path' | 'at'): string => {
  const value = dataOf(notification, name);
  return typeof value === 'string' ? value : '';
};

/**
 * Returns what the device displays under the tag of a push: the push, or the notification that it already displays if
 * that is later. A push service delivers in any order.
 */
export const lastOf = (push: PushData, before: DisplayedPush | undefined): PushData => {
  if (!before || !(Date.parse(textIn(before, 'at')) > Date.parse(push.at))) return push;
  const { title, body, lang, tag } = before;
  const [id, path, at] = [textIn(before, 'id'), textIn(before, 'path') || null, textIn(before, 'at')];
  return { id, title, body, path, lang, tag, at };
};
