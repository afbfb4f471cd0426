import { rejectLink as reject } from '@rondelle/infra/accounts/rejections.ts';
import type { Desk } from './desk.ts';

/**
 * Says no to a registration with one's address, to a child's account, or to a new address. Answers the same for links
 * that have been used, have expired or never were: nothing is left to delete, and nobody learns which.
 */
export const rejectLink = async (desk: Desk, address: string, token: string) => {
  await desk.limits.take('linkByAddress', address);
  const gone = await reject(desk.accounts, token);
  if (gone) {
    await desk.mailer.forget?.(gone.email, gone.username);
    if (gone.parentEmail !== null) await desk.mailer.forget?.(gone.parentEmail, gone.username);
  }
  return { rejected: true as const };
};
