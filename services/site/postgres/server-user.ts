import { spawnSync } from 'node:child_process';
import { chown } from 'node:fs/promises';

/** User that runs Postgres programs, because these refuse to run as root. */
export type ServerUser = {
  /** Changes the owner of a file or folder to the user that runs the server. */
  readonly give: (place: string) => Promise<void>;
  readonly command: (program: string, args: readonly string[]) => readonly [string, readonly string[]];
  readonly ids: { readonly uid?: number; readonly gid?: number };
};

const currentUser: ServerUser = {
  give: async () => undefined,
  command: (program, args) => [program, args],
  ids: {},
};

const idOf = (flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

const postgresIds = (): { uid: number; gid: number } => {
  if (idOf('-u') === undefined) {
    spawnSync('groupadd', ['--system', 'postgres']);
    spawnSync('useradd', ['--system', '--no-create-home', '-g', 'postgres', 'postgres']);
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === undefined || gid === undefined) {
    throw new Error('PostgreSQL does not run as root, and the user "postgres" could not be created');
  }
  return { uid, gid };
};

/** Returns true when a user can enter all of these folders; a clone in /root, for example, is closed to others. */
const canReach = (ids: { uid: number; gid: number }, places: readonly string[]): boolean =>
  places.every((place) => spawnSync('test', ['-x', place], ids).status === 0);

/**
 * Returns the current user; for root, the user `postgres`, with the capability to pass closed folders if it needs that.
 */
export const serverUser = (places: readonly string[]): ServerUser => {
  if (process.getuid?.() !== 0) return currentUser;
  const ids = postgresIds();
  const give = (place: string) => chown(place, ids.uid, ids.gid);
  if (canReach(ids, places)) return { give, command: currentUser.command, ids };
  const past = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // Without this bit, access(2) ignores the capability.
  const become = [
    '--securebits=+no_setuid_fixup',
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    ...past,
  ];
  return { give, command: (program, args) => ['setpriv', [...become, '--', program, ...args]], ids: {} };
};
