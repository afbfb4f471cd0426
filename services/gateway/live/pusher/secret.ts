import type { MemberServices } from '@rondelle/members/member-services.ts';

/** The key that signs channels: the same on all gateways, derived from the secret in the database. */
export const pusherSecret = async ({ hash }: MemberServices): Promise<string> =>
  (await hash('pusher channels')).toString('hex');
