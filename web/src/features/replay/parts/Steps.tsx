import type { ReplayAnswer } from '@rondelle/contracts/competition/history.answers.ts';
import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FactTable } from '../../../ui/history/FactTable.tsx';
import { PastChanges } from '../../../ui/history/PastChanges.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import classes from '../replay.module.css';

type Props = { steps: ReplayAnswer['steps'] };

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [role=region]');

/** The event that is shown; ← and → step, as long as nothing is being typed. */
const useStep = (count: number) => {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
      event.preventDefault();
      setAt((before) => Math.min(Math.max(before + by, 0), count - 1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);
  return { at, setAt };
};

/** One event at a time: what it changed, the state after it, and what the log holds. */
export function Steps({ steps }: Props) {
  const { at, setAt } = useStep(steps.length);
  const step = steps[at];
  if (!step) return null;
  const ways = [
    { name: m.replay_first(), to: 0, off: at === 0 },
    { name: m.replay_previous(), to: at - 1, off: at === 0 },
    { name: m.replay_next(), to: at + 1, off: at === steps.length - 1 },
    { name: m.replay_last(), to: steps.length - 1, off: at === steps.length - 1 },
  ];
  return (
    <Section title={m.replay_step({ at: at + 1, count: steps.length })}>
      <p className={classes.hint}>{m.replay_keys()}</p>
      <p className={classes.ways}>
        {ways.map(({ name, to, off }) => (
          <button key={name} type="button" aria-disabled={off} onClick={() => !off && setAt(to)}>
            {name}
          </button>
        ))}
      </p>
      <div aria-live="polite">
        <PastChanges changes={[step.entry]} />
      </div>
      <FactTable facts={step.facts} />
      <details>
        <summary>{m.replay_raw()}</summary>
        <pre className={classes.raw}>{JSON.stringify(step.event, null, 2)}</pre>
      </details>
      <details>
        <summary>{m.replay_state()}</summary>
        <pre className={classes.raw}>{JSON.stringify(step.state, null, 2)}</pre>
      </details>
    </Section>
  );
}
