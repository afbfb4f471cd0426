const lost = new Set<HTMLLinkElement>();

/** Tracks stylesheets that fail to load. The bundler requests each only once and then renders without it. */
export const noteLostStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    { capture: true },
  );

/** Requests the failed stylesheets again. */
export const refetchLostStyles = (): void => {
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
};
