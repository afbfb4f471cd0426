const lost = new Set<HTMLLinkElement>();

/** Notes each stylesheet that does not come: the bundler asks for one only once, and shows what needs it without it. */
export const noteLostStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    { capture: true },
  );

/** Asks again for those that did not come. */
export const askForLostStyles = (): void => {
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
};
