let last: WeakRef<Element> | null = null;

/** Fields that only ask for something else to be shown hold nothing that could be lost. */
const asks = 'form[method=get], [role=search], [role=combobox]';

const note = ({ target }: Event): void => {
  if (target instanceof Element && !target.closest(asks)) last = new WeakRef(target);
};

/** From now on, what is typed is noticed. */
export const noticeTyping = (): void => addEventListener('input', note, { capture: true });

/** Whether a form in which something was typed is still there: leaving the page might lose it. */
export const hasUnsaved = (): boolean => last?.deref()?.isConnected === true;
