import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Text.css';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { hasModifier, needsArrows } from '../../../lib/state/keys.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { FactTable } from '../../../ui/history/FactTable.tsx';
import { PastChanges } from '../../../ui/history/PastChanges.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  answer: Outputs['history']['replay'];
  /** Number of the displayed event, from 1. */
  step: number;
};

/** Navigates to another event by its number in the URL; also with ← and → outside of text fields. */
const useStepNavigation = (step: number, count: number) => {
  const pageLocation = usePageLocation();
  const [, navigate] = useLocation();
  const goTo = (to: number) => {
    if (to !== step && to >= 1 && to <= count) navigate(withSearch(pageLocation, { step: String(to) }));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || hasModifier(event) || needsArrows(event)) return;
      event.preventDefault();
      goTo(step + by);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return goTo;
};

/** One event: its changes, the state after it, and the stored event. */
export function Steps({ answer: { steps, from, total }, step: requested }: Props) {
  const at = Math.min(requested, total);
  const goTo = useStepNavigation(at, total);
  const step = steps[at - 1 - from];
  if (!step) return null;
  const links = [
    { name: m.replay_first(), to: 1, off: at === 1 },
    { name: m.replay_previous(), to: at - 1, off: at === 1 },
    { name: m.replay_next(), to: at + 1, off: at === total },
    { name: m.replay_last(), to: total, off: at === total },
  ];
  return (
    <Section title={m.replay_step({ at, count: total })}>
      <Text size="sm" c="dimmed">
        {m.replay_keys()}
      </Text>
      <Group gap="xs">
        {links.map(({ name, to, off }) => (
          <Button key={name} variant="default" aria-disabled={off} onClick={() => goTo(to)}>
            {name}
          </Button>
        ))}
      </Group>
      <div aria-live="polite">
        <PastChanges changes={[step.entry]} />
      </div>
      <FactTable facts={step.facts} />
      <div>
        <details className={blocks.fold}>
          <summary>{m.replay_raw()}</summary>
          <pre>{JSON.stringify(step.event, null, 2)}</pre>
        </details>
        <details className={blocks.fold}>
          <summary>{m.replay_state()}</summary>
          <pre>{JSON.stringify(step.state, null, 2)}</pre>
        </details>
      </div>
    </Section>
  );
}
