type Shown = { readonly tag: string; readonly close: () => void };

/** The tags of what the reactor pushes about games. */
const ofResults = /^(game|finals)-/;

/** Closes the shown notifications of games: of which category they are is not known here. */
export const closeResults = async (): Promise<void> => {
  const { registration } = globalThis as unknown as {
    readonly registration?: { readonly getNotifications?: () => Promise<readonly Shown[]> };
  };
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const one of shown) if (ofResults.test(one.tag)) one.close();
};
