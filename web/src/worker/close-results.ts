type Shown = { readonly tag: string; readonly close: () => void };

/** Tags of the reactor's pushes about games. */
const ofResults = /^(game|finals)-/;

/** Closes all displayed notifications of games, because their category is unknown here. */
export const closeResults = async (): Promise<void> => {
  const { registration } = globalThis as unknown as {
    readonly registration?: { readonly getNotifications?: () => Promise<readonly Shown[]> };
  };
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const one of shown) if (ofResults.test(one.tag)) one.close();
};
