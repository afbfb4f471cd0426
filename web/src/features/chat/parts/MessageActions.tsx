import { Box, Menu, UnstyledButton } from '@mantine/core';
import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { textReasons } from '@rondelle/contracts/moderation/text-reasons.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { useClient } from '../../../lib/page/use-client.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { NamedItems } from '../../../ui/menu/NamedItems.tsx';
import { OpenedMenu } from '../../../ui/opened-menu/OpenedMenu.tsx';
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
  const { lang, client } = useClient();
  const { message, attempt } = useOutcome();
  const run = (action: () => Promise<unknown>, done: string) => () => void attempt(action, done);
  return {
    outcome: message,
    withdraw: run(() => client.chat.withdraw.mutate({ lang, chatid, seq }), ''),
    report: (reason: (typeof textReasons)[number]) =>
      run(() => client.chat.report.mutate({ lang, chatid, seq, reason }), m.chat_reported()),
    block: run(
      () => client.chat.block.mutate({ lang, uid: user.id, blocked: true }),
      m.chat_blocked({ name: user.username }),
    ),
  };
};

export function MessageActions({ message, isOwn, mayWrite, onAim }: MessageActionsProps) {
  const paths = usePaths();
  const { outcome, withdraw, report, block } = useActions(message);
  const name = message.user.username;
  const button = (
    <UnstyledButton
      className={classes.more ?? ''}
      c="dimmed"
      lh="1.5rem"
      miw="1.75rem"
      ta="center"
      aria-label={m.chat_actions({ name })}
    >
      ⋯
    </UnstyledButton>
  );
  return (
    <>
      <OpenedMenu target={button} position="bottom-end">
        {mayWrite && (
          <Menu.Item onClick={() => onAim({ kind: 'reply', message })}>{m.chat_reply()}</Menu.Item>
        )}
        {isOwn && mayWrite && (
          <Menu.Item onClick={() => onAim({ kind: 'edit', message })}>{m.chat_edit()}</Menu.Item>
        )}
        {isOwn && (
          <Menu.Item onClick={() => confirm(m.chat_delete_confirm()) && withdraw()}>
            {m.chat_delete()}
          </Menu.Item>
        )}
        {!isOwn && (
          <>
            <Menu.Item
              renderRoot={(props) => (
                <Link {...props} href={`${paths.chat()}?with=${encodeURIComponent(name)}`} />
              )}
            >
              {m.chat_private()}
            </Menu.Item>
            <Menu.Item onClick={block}>{m.chat_block()}</Menu.Item>
            <Menu.Divider />
            <NamedItems name={m.chat_report_why()}>
              {textReasons.map((reason) => (
                <Menu.Item key={reason} onClick={report(reason)}>
                  {textReasonWords(reason)}
                </Menu.Item>
              ))}
            </NamedItems>
          </>
        )}
      </OpenedMenu>
      {outcome && (
        <Box component="span" role="status" className={blocks.note ?? ''} maw="30rem">
          {outcome}
        </Box>
      )}
    </>
  );
}
