import { Button } from '@mantine/core';
import type { TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import type { TopicState } from '../use-topic.ts';
import classes from '../forum.module.css';

/** What a member may do with a topic: follow it; and who looks after the forum, pin and lock it. */
export function TopicActions({ state, topic }: { state: TopicState; topic: TopicCard }) {
  const { own, toggleSubscription, moderate } = state;
  if (!own) return null;
  const { isPinned, isLocked } = topic;
  return (
    <div className={classes.tools}>
      <Button variant="default" size="compact-md" onClick={toggleSubscription}>
        {own.subscribed ? m.forum_unsubscribe() : m.forum_subscribe()}
      </Button>
      {own.canModerate && (
        <>
          <Button variant="default" size="compact-md" onClick={() => moderate({ isPinned: !isPinned })}>
            {isPinned ? m.forum_unpin() : m.forum_pin()}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => moderate({ isLocked: !isLocked })}>
            {isLocked ? m.forum_unlock() : m.forum_lock()}
          </Button>
        </>
      )}
    </div>
  );
}
