import { Button } from '@mantine/core';
import type { TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { lockReasons, pinReasons } from '@rondelle/contracts/moderation/topic-reasons.ts';
import { m } from '../../../paraglide/messages.js';
import { topicReasonWords } from '../topic-reason-words.ts';
import type { TopicState } from '../use-topic.ts';
import { ReasonButton } from './ReasonButton.tsx';

/** Pins or locks a topic for a reason, or unpins or unlocks it. */
export function ModerateTopic({ state: { moderate }, topic }: { state: TopicState; topic: TopicCard }) {
  return (
    <>
      {topic.isPinned ? (
        <Button variant="default" size="compact-md" onClick={() => moderate({ pinned: null })}>
          {m.forum_unpin()}
        </Button>
      ) : (
        <ReasonButton
          why={m.forum_pin_why()}
          variant="default"
          reasons={pinReasons.map((pinned) => ({
            words: topicReasonWords(pinned),
            choose: () => moderate({ pinned }),
          }))}
        >
          {m.forum_pin()}
        </ReasonButton>
      )}
      {topic.isLocked ? (
        <Button variant="default" size="compact-md" onClick={() => moderate({ locked: null })}>
          {m.forum_unlock()}
        </Button>
      ) : (
        <ReasonButton
          why={m.forum_lock_why()}
          variant="default"
          reasons={lockReasons.map((locked) => ({
            words: topicReasonWords(locked),
            choose: () => moderate({ locked }),
          }))}
        >
          {m.forum_lock()}
        </ReasonButton>
      )}
    </>
  );
}
