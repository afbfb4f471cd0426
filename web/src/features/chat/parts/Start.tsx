import { m } from '../../../paraglide/messages.js';
import { OneLine } from './OneLine.tsx';
import { useOpening } from '../use-opening.ts';
import blocks from '../../../ui/blocks.module.css';

/** Writes to a member, or makes a group. */
export function Start() {
  const { open, said } = useOpening();
  return (
    <details className={blocks.fold}>
      <summary>{m.chat_start()}</summary>
      <div className={`${blocks.stack} ${blocks.tight}`}>
        <OneLine
          label={m.chat_start_private()}
          placeholder={m.chat_invite_name()}
          submit={m.chat_open()}
          send={(username) => open({ username })}
        />
        <OneLine
          label={m.chat_start_group()}
          placeholder={m.chat_group_name()}
          submit={m.chat_open()}
          send={(label) => open({ label })}
        />
        {said && (
          <p role="alert" className={blocks.error}>
            {said.title}
          </p>
        )}
      </div>
    </details>
  );
}
