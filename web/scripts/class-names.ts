import { createHash } from 'node:crypto';
import path from 'node:path';

const firsts = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Creates short names for the classes of style modules, the same ones in every build: a page has hundreds of classes,
 * and each would otherwise be named after its file and line. Throws when two classes get the same name.
 */
export const createClassNames = (root: string) => {
  const owners = new Map<string, string>();
  return (name: string, file: string): string => {
    const owner = `${path.relative(root, file.split('?')[0] ?? file)} ${name}`;
    const [first = 0, ...rest] = createHash('sha256').update(owner).digest();
    const short = `${firsts[first % firsts.length]}${Buffer.from(rest).toString('base64url').slice(0, 3)}`;
    const known = owners.get(short) ?? owner;
    if (known !== owner) throw new Error(`${known} and ${owner} get the same class name: rename one`);
    owners.set(short, owner);
    return short;
  };
};
