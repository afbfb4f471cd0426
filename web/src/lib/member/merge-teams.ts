import { storeMyTeams, myTeams } from './my-teams.ts';

/** The account's followed teams. */
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
 * Merges my teams with those that the account follows, once per login. At logout the account's teams are removed, since
 * the browser may be shared. `member`: the logged-in member, null for a visitor.
 */
export const mergeTeams = async (member: number | null, account: AccountTeams): Promise<void> => {
  const owner = ownerOf();
  if (owner === member) return;
  if (owner !== null) storeMyTeams([]);
  setOwner(null);
  if (member === null) return;
  const followed = await account.followed();
  const own = myTeams();
  await Promise.all(own.filter((id) => !followed.includes(id)).map(account.follow));
  storeMyTeams([...own, ...followed]);
  setOwner(member);
};
