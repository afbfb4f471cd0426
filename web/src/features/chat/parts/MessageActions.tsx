import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { textReasons } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useState } from 'react';
import { usePageLocation, usePaths } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { textReasonWords } from '../../../ui/review/text-reason-words.ts';
import type { Aim } from '../aim.ts';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

export type MessageActionsProps = {
  message: ChatMessage;
  isOwn: boolean;
  mayWrite: boolean;
  onAim: (aim: Aim) => void;
};

const useActions = ({ chatroomId: chatid, id: seq, user }: ChatMessage) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const [said, setSaid] = useState<string | null>(null);
  const run = (work: () => Promise<unknown>, done: string | null) => async () => {
    try {
      await work();
      setSaid(done);
    } catch (error) {
      setSaid(refusalOf(error).message);
    }
  };
  return {
    said,
    withdraw: run(() => client.chat.withdraw.mutate({ lang, chatid, seq }), null),
    report: (reason: (typeof textReasons)[number]) =>
      run(() => client.chat.report.mutate({ lang, chatid, seq, reason }), m.chat_reported()),
    block: run(
      () => client.chat.block.mutate({ lang, uid: user.id, blocked: true }),
      m.chat_blocked({ name: user.username }),
    ),
  };
};

/** The open menu of a message. */
export function MessageActions({ message, isOwn, mayWrite, onAim }: MessageActionsProps) {
  const paths = usePaths();
  const { said, withdraw, report, block } = useActions(message);
  const name = message.user.username;
  return (
    <>
      <Menu defaultOpened position="bottom-end" shadow="md" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <button type="button" className={classes.more} aria-label={m.chat_actions({ name })}>
            ⋯
          </button>
        </Menu.Target>
        <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
          {mayWrite && (
            <Menu.Item onClick={() => onAim({ kind: 'reply', message })}>{m.chat_reply()}</Menu.Item>
          )}
          {isOwn && mayWrite && (
            <Menu.Item onClick={() => onAim({ kind: 'edit', message })}>{m.chat_edit()}</Menu.Item>
          )}
          {isOwn && <Menu.Item onClick={() => void withdraw()}>{m.chat_delete()}</Menu.Item>}
          {!isOwn && (
            <>
              <Menu.Item
                renderRoot={(props) => (
                  <Link {...props} href={`${paths.chat()}?with=${encodeURIComponent(name)}`} />
                )}
              >
                {m.chat_private()}
              </Menu.Item>
              <Menu.Item onClick={() => void block()}>{m.chat_block()}</Menu.Item>
              <Menu.Divider />
              <Menu.Label>{m.chat_report_why()}</Menu.Label>
              {textReasons.map((reason) => (
                <Menu.Item key={reason} onClick={() => void report(reason)()}>
                  {textReasonWords(reason)}
                </Menu.Item>
              ))}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {said && (
        <span role="status" className={`${blocks.note} ${classes.unfolded}`}>
          {said}
        </span>
      )}
    </>
  );
}
