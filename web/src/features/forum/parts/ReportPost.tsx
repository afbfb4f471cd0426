import type { Post } from '@rondelle/contracts/community/forum.outputs.ts';
import { textReasons } from '@rondelle/contracts/moderation/text-reasons.ts';
import { m } from '../../../paraglide/messages.js';
import { textReasonWords } from '../../../ui/review/text-reason-words.ts';
import type { TopicState } from '../use-topic.ts';
import { ReasonButton } from './ReasonButton.tsx';

/** Reports a post to the moderators with a reason. */
export function ReportPost({ post, topic }: { post: Post; topic: TopicState }) {
  const who = post.author?.name ?? m.forum_gone_member();
  return (
    <ReasonButton
      label={m.forum_report_of({ who })}
      why={m.chat_report_why()}
      variant="subtle"
      reasons={textReasons.map((reason) => ({
        words: textReasonWords(reason),
        choose: () => topic.report(post.id, reason),
      }))}
    >
      {m.forum_report()}
    </ReasonButton>
  );
}
