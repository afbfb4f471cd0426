import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import type { Post } from '@rondelle/contracts/community/forum.outputs.ts';
import { textReasons } from '@rondelle/contracts/moderation/text-reasons.ts';
import { m } from '../../../paraglide/messages.js';
import { textReasonWords } from '../../../ui/review/text-reason-words.ts';
import type { TopicState } from '../use-topic.ts';

export type ReportProps = { post: Post; topic: TopicState };

/** The open menu of reasons. */
export function ReportReasons({ post, topic }: ReportProps) {
  const who = post.author?.name ?? m.forum_gone_member();
  return (
    <Menu defaultOpened position="bottom-start" shadow="md" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="subtle" size="compact-md" aria-label={m.forum_report_of({ who })}>
          {m.forum_report()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        <Menu.Label>{m.chat_report_why()}</Menu.Label>
        {textReasons.map((reason) => (
          <Menu.Item key={reason} onClick={() => topic.report(post.id, reason)}>
            {textReasonWords(reason)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
