import type { RoomKind } from '@rondelle/contracts/community/chat.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';

/** Link to the chat room of a league, tournament or team. */
export function ChatLink({ kind, id }: { kind: RoomKind; id: number }) {
  const paths = usePaths();
  return (
    <Link href={`${paths.chat()}?open=${kind}-${id}`} rel="nofollow">
      {m.chat_title()}
    </Link>
  );
}
