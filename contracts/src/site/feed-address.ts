import { z } from 'zod';
import type { DomainErrorCode } from '../errors.ts';
import { folderPrefix } from './feeds.ts';

const longest = 500;
const folder = new RegExp(`^${folderPrefix}[\\p{L}\\p{N}_-][\\p{L}\\p{N}._-]{0,99}$`, 'u');
/** Host names that only resolve on a private network. */
const ownNetwork = /(?:^|\.)(?:localhost|local|localdomain|lan|home|internal|intranet|home\.arpa)$/u;
const number = /^(?:\[.*\]|[\d.]+)$/u;

const webError = (address: string): DomainErrorCode | null => {
  if (!/^https?:/iu.test(address)) return 'feed/address-not-web';
  if (!URL.canParse(address)) return 'feed/address-without-host';
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'feed/address-with-login';
  const host = hostname.replace(/\.$/u, '');
  if (number.test(host) || ownNetwork.test(host)) return 'feed/address-private';
  return z.regexes.domain.test(host) ? null : 'feed/address-without-host';
};

/**
 * Returns why the address of a feed is refused; null when it is a folder or a public web address. The reader checks
 * again which network a name resolves to.
 */
const errorCodeOf = (address: string): DomainErrorCode | null => {
  if (address.length > longest) return 'feed/address-too-long';
  if (address.startsWith(folderPrefix)) return folder.test(address) ? null : 'feed/folder-refused';
  return webError(address);
};

/** The address of a feed; each issue carries the domain error that explains it. */
export const feedAddress = z
  .string()
  .superRefine((address, context) => {
    const code = errorCodeOf(address);
    if (code !== null) context.addIssue({ code: 'custom', params: { code } });
  })
  .max(longest);
