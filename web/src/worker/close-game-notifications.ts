type OpenNotification = { readonly tag: string; readonly close: () => void };

/** Tags of the reactor's pushes about games. */
const gameTag = /^(game|finals)-/;

/**
 * Closes all displayed notifications of games, after a decision that hides earlier results, such as a stricter category
 * policy. A notification does not name its category, so all are closed.
 */
export const closeGameNotifications = async (): Promise<void> => {
  const { registration } = globalThis as unknown as {
    readonly registration?: { readonly getNotifications?: () => Promise<readonly OpenNotification[]> };
  };
  const notifications = (await registration?.getNotifications?.()) ?? [];
  for (const one of notifications) if (gameTag.test(one.tag)) one.close();
};
