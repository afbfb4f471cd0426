import { isIPv6 } from 'node:net';

/** Four groups are what one household or one rented machine has: whoever has one address there has them all. */
const groupsOfNetwork = 4;

/** The groups of an IPv6 address, with those that `::` stands for. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
};

/** What attempts from an address are counted for: the address itself, or the network of an IPv6 address. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [plain = ''] = address.toLowerCase().split('%');
  const groups = groupsOf(plain).slice(0, groupsOfNetwork);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
