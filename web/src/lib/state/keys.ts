const matches = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

const fields = 'input, textarea, select, [contenteditable]';

/** Returns whether the key event's target is a text field. */
export const isTyping = ({ target }: KeyboardEvent): boolean => matches(target, fields);

/** Returns whether the target itself needs the arrow keys: a text field, or a table that scrolls. */
export const needsArrows = (event: KeyboardEvent): boolean =>
  isTyping(event) || (event.target instanceof HTMLElement && event.target.matches('[role=region]'));

export const isInDialog = ({ target }: KeyboardEvent): boolean => matches(target, '[role=dialog]');

export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

export const isLetter = (event: KeyboardEvent): boolean => event.key.length === 1 && !hasModifier(event);
