import { keepMyTeams, myTeams } from './my-teams.ts';

/** What an account does for a browser's own teams. */
export type AccountTeams = {
  readonly followed: () => Promise<readonly number[]>;
  readonly follow: (id: number) => Promise<unknown>;
};

const ownerKey = 'my-teams-of';
const ownerOf = (): number | null => {
  try {
    return Number(localStorage.getItem(ownerKey)) || null;
  } catch {
    return null;
  }
};
const setOwner = (owner: number | null): void => {
  try {
    if (owner === null) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, String(owner));
  } catch {
    return;
  }
};

/**
 * Whoever logs in follows with the account what the browser kept before, and finds here what the account follows. What
 * was an account's leaves the browser with it: it may be anybody's. `member`: who is logged in, null for a visitor.
 */
export const mergeTeams = async (member: number | null, account: AccountTeams): Promise<void> => {
  const owner = ownerOf();
  if (owner === member) return;
  if (owner !== null) keepMyTeams([]);
  setOwner(null);
  if (member === null) return;
  const followed = await account.followed();
  const own = myTeams();
  await Promise.all(own.filter((id) => !followed.includes(id)).map(account.follow));
  keepMyTeams([...own, ...followed]);
  setOwner(member);
};
