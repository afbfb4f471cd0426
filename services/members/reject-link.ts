import { rejectLink as reject } from './accounts/rejections.ts';
import type { MemberServices } from './member-services.ts';

/**
 * Rejects a registration with one's address, a child's account, or a new address. Used, expired and unknown links
 * return the same, so that the response does not reveal which it was.
 */
export const rejectLink = async (services: MemberServices, address: string, token: string) => {
  await services.limits.take('linkByAddress', address);
  const rejected = await reject(services.accounts, token);
  if (rejected) {
    await services.mailer.forget?.(rejected.email, rejected.username);
    if (rejected.parentEmail !== null)
      await services.mailer.forget?.(rejected.parentEmail, rejected.username);
  }
  return { rejected: true as const };
};
