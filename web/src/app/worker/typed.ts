const typed = new Set<Element>();

/** Search and filter forms have no input that could be lost. */
const queryForms = 'form[method=get], [role=search], [role=combobox]';
/** Outside a form, a choice is saved as soon as it is made. */
const choices = 'select, [type=checkbox], [type=radio], [type=time]';
const isSaved = (field: Element): boolean => field.matches(choices) && field.closest('form') === null;

const note = ({ target }: Pick<Event, 'target'>): void => {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  if (target instanceof Element && !target.closest(queryForms) && !isSaved(target)) typed.add(target);
};

/** A reload no longer loses a form that was sent; a refused form keeps its draft. */
const sent = ({ target }: Event): void => {
  for (const field of typed) if (target instanceof Element && target.contains(field)) typed.delete(field);
};

/** Set by a script in the document, which notes input until this code runs: seconds later on a slow connection. */
const early = (): ({ into?: (EventTarget | null)[] } & EventListener) | undefined =>
  (globalThis as { typedEarly?: ReturnType<typeof early> }).typedEarly;

/** Starts tracking input, for `hasUnsaved`. */
export const noticeTyping = (): void => {
  const noted = early();
  if (noted) removeEventListener('input', noted, true);
  for (const target of noted?.into ?? []) note({ target });
  addEventListener('input', note, { capture: true });
  addEventListener('submit', sent, { capture: true });
};

/** An emptied field, such as that of a sent message, has no input to lose. */
const isHeld = (field: Element): boolean => field.isConnected && !('value' in field && field.value === '');

/** Returns whether a field that was typed into is still in the document, so that a reload might lose input. */
export const hasUnsaved = (): boolean => [...typed].some(isHeld);
