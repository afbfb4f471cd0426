import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { findByEmail } from './accounts/members.ts';
import type { MailByAddress } from './accounts/mail-kinds.ts';
import { isKnownTo } from './known-device.ts';
import type { MemberServices } from './member-services.ts';
import type { Entrant } from './password-attempts.ts';

/** Returns whether the address's member has logged in with the device; does the same work for an unknown address. */
const isOwnDevice = async (
  { accounts, hash }: MemberServices,
  { knownDevice }: Entrant,
  email: string,
): Promise<boolean> => {
  if (!knownDevice) return false;
  const member = await findByEmail(accounts, email);
  return isKnownTo(hash, knownDevice, member?.id ?? '');
};

/**
 * Counts a mail requested by address, separately for each kind; returns whether to send it. Throws `request/too-many`
 * when this requester has requested too many. When other requesters have, returns false without an error: the holder
 * already has the mails that they requested. The holder's own devices have a separate count that nobody else can use
 * up.
 */
export const countMail = async (
  services: MemberServices,
  entrant: Entrant,
  email: string,
  kind: MailByAddress,
): Promise<boolean> => {
  const { limits } = services;
  const key = `${kind} ${emailKey(email)}`;
  if (await isOwnDevice(services, entrant, email)) {
    const own = `${key} ${entrant.knownDevice?.name ?? ''}`;
    await limits.take('mailByDevice', own);
    await limits.take('mailByDeviceADay', own);
    return true;
  }
  const pair = `${key} ${entrant.address}`;
  await limits.take('mailByAddress', entrant.address);
  if (kind === 'parentConsentAgain') await limits.take('consentByAccount', emailKey(email));
  await limits.take('mailByAccountAndAddress', pair);
  await limits.take('mailByAccountAndAddressADay', pair);
  return (await limits.allows('mailByAccount', key)) && (await limits.allows('mailByAccountADay', key));
};
