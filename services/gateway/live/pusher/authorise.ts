import { DomainError } from '@rondelle/contracts/errors.ts';
import { readableRoom } from '@rondelle/community/chat/access.ts';
import { assertAgeDeclared } from '@rondelle/members/accounts/ages.ts';
import { noteTicket } from '@rondelle/members/accounts/live-tickets.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { channelErrorOf } from '../channel-access.ts';
import { authInput, type Channel, channelDataOf, channelOf, roomOf, signature } from './protocol.ts';
import { pusherSecret } from './secret.ts';

type Authorised = { readonly auth: string; readonly channel_data?: string };

/** Throws unless the member may follow the channel. */
const assertMay = async (db: Db, session: Session, channel: Channel): Promise<void> => {
  const room = roomOf(channel);
  if (room !== null) {
    await assertAgeDeclared(db, session.memberId);
    await readableRoom(db, session, room);
    return;
  }
  const refused = await channelErrorOf(db, session, [channel.topic]);
  if (refused) throw new DomainError(refused);
};

export const isPusherRequest = (body: unknown): boolean => authInput.safeParse(body).success;

/**
 * Signs one channel for one connection as Pusher's protocol requires. The signature is stored as a ticket of the
 * session, so that it works once and ends with the session.
 */
export const authorise = async (
  db: Db,
  services: MemberServices,
  session: Session,
  body: unknown,
): Promise<Authorised> => {
  const parsed = authInput.safeParse(body);
  const channel = parsed.success ? channelOf(parsed.data.channel_name) : null;
  if (!parsed.success || !channel || channel.kind === 'public')
    throw new DomainError('request/invalid', 'channel_name');
  await assertMay(db, session, channel);
  const channelData =
    channel.kind === 'presence'
      ? channelDataOf({ id: session.number, username: session.username })
      : undefined;
  const signed = { socketId: parsed.data.socket_id, channel: channel.name, channelData };
  const auth = signature(await pusherSecret(services), signed);
  if (!(await noteTicket(services.accounts, auth, session.id, [channel.topic])))
    throw new DomainError('session/required');
  return { auth, ...(channelData !== undefined && { channel_data: channelData }) };
};
