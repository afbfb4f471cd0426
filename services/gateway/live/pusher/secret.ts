import type { MemberServices } from '@rondelle/members/member-services.ts';

/** What channels are signed with: the same at every gateway, and kept in the database alone. */
export const pusherSecret = async ({ hash }: MemberServices): Promise<string> =>
  (await hash('pusher channels')).toString('hex');
