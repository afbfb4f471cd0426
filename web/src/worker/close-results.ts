type OpenNotification = { readonly tag: string; readonly close: () => void };

/** Tags of the reactor's pushes about games. */
const resultTag = /^(game|finals)-/;

/** Closes all displayed notifications of games, because their category is unknown here. */
export const closeResults = async (): Promise<void> => {
  const { registration } = globalThis as unknown as {
    readonly registration?: { readonly getNotifications?: () => Promise<readonly OpenNotification[]> };
  };
  const notifications = (await registration?.getNotifications?.()) ?? [];
  for (const one of notifications) if (resultTag.test(one.tag)) one.close();
};
