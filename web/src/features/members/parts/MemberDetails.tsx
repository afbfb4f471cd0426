import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { noteWords } from '../note-words.ts';
import blocks from '../../../ui/blocks.module.css';

/** Lists a member's sessions and the actions of administrators on the account. */
export function MemberDetails({ uid }: { uid: number }) {
  const { lang } = usePageLocation();
  const sessions = trpc.member.sessions.useQuery({ lang, uid }, { retry: false, staleTime: 0 });
  const actions = trpc.member.actions.useQuery({ lang, uid }, { retry: false, staleTime: 0 });
  return (
    <div className={blocks.grid} data-wide>
      <div>
        <h2>{m.members_sessions()}</h2>
        {sessions.data?.length === 0 && <p className={blocks.note}>{m.members_sessions_none()}</p>}
        <ul className={blocks.rows}>
          {sessions.data?.map(({ id, kind, device, createdAt, lastSeenAt }) => (
            <li key={id} className={blocks.line}>
              <span>{device}</span>
              {kind === 'api' && <span className={blocks.note}>{m.source_api()}</span>}
              <span className={blocks.note}>
                {m.members_session_times({
                  since: formatInstant(createdAt),
                  seen: formatInstant(lastSeenAt),
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{m.members_notes()}</h2>
        {actions.data?.length === 0 && <p className={blocks.note}>{m.members_notes_none()}</p>}
        <ul className={blocks.rows}>
          {actions.data?.map(({ action, at, role, admin }) => (
            <li key={`${at} ${action}`} className={blocks.line}>
              <strong>
                {noteWords(action)}
                {role && ` (${roleWords(role)})`}
              </strong>
              <span className={blocks.note}>
                {admin ?? m.history_by_deleted_member()} · {formatInstant(at)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
