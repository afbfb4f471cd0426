import { Button } from '@mantine/core';
import type { TopicCard } from '@rondelle/contracts/community/forum.outputs.ts';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { m } from '../../../paraglide/messages.js';
import type { TopicState } from '../use-topic.ts';
import blocks from '../../../ui/blocks.module.css';

const loadModeration = async () => (await import('./ModerateTopic.tsx')).ModerateTopic;

/** A topic's actions: members may follow it, moderators may also pin and lock it. */
export function TopicActions({ state, topic }: { state: TopicState; topic: TopicCard }) {
  const { own, toggleSubscription } = state;
  const { Part: Moderate } = useLater(own?.canModerate ?? false, loadModeration);
  if (!own) return null;
  return (
    <div className={blocks.line}>
      <Button variant="default" size="compact-md" onClick={toggleSubscription}>
        {own.subscribed ? m.forum_unsubscribe() : m.forum_subscribe()}
      </Button>
      {Moderate && <Moderate state={state} topic={topic} />}
    </div>
  );
}
