import { rejectLink as reject } from './accounts/rejections.ts';
import type { MemberServices } from './member-services.ts';

/**
 * Says no to a registration with one's address, to a child's account, or to a new address. Answers the same for links
 * that have been used, have expired or never were: nothing is left to delete, and nobody learns which.
 */
export const rejectLink = async (services: MemberServices, address: string, token: string) => {
  await services.limits.take('linkByAddress', address);
  const gone = await reject(services.accounts, token);
  if (gone) {
    await services.mailer.forget?.(gone.email, gone.username);
    if (gone.parentEmail !== null) await services.mailer.forget?.(gone.parentEmail, gone.username);
  }
  return { rejected: true as const };
};
