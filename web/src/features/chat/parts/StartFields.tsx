import { m } from '../../../paraglide/messages.js';
import { SingleFieldForm } from './SingleFieldForm.tsx';
import { useOpenRoom } from '../use-open-room.ts';
import blocks from '../../../ui/blocks.module.css';

/** Fields that start a private room with a member, or a group. */
export function StartFields() {
  const { open, notice } = useOpenRoom();
  return (
    <div className={`${blocks.stack} ${blocks.tight}`}>
      <SingleFieldForm
        label={m.chat_start_private()}
        placeholder={m.chat_invite_name()}
        submit={m.chat_open()}
        send={(username) => open({ username })}
      />
      <SingleFieldForm
        label={m.chat_start_group()}
        placeholder={m.chat_group_name()}
        submit={m.chat_open()}
        send={(label) => open({ label })}
      />
      {notice && (
        <p role="alert" className={blocks.error}>
          {notice.title}
        </p>
      )}
    </div>
  );
}
