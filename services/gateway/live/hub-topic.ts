import { supervisedIn } from '@rondelle/contracts/live.ts';

/** The hub's name of a topic: private channels map to topics by member id or by competition. */
export const hubTopic = (topic: string, memberId: string | undefined): string => {
  const [own] = /^(?:member|chat):/.exec(topic) ?? [];
  if (own) return `${own}${memberId ?? ''}`;
  const supervised = supervisedIn(topic);
  return supervised ? `${supervised.kind}:${supervised.id}` : topic;
};
