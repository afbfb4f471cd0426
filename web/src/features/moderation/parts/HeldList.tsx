import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { HeldFacts, nameOfHeld } from '../../../ui/held/HeldFacts.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { type HeldDecision, useHeldDecisions } from '../use-held-decisions.ts';
import blocks from '../../../ui/blocks.module.css';

type Decide = (changes: readonly HeldChange[], decision: HeldDecision) => void;

/** Groups the changes of one import, so that they can be decided on at once. */
const groupsOf = (held: readonly HeldChange[]): readonly (readonly HeldChange[])[] => [
  ...Map.groupBy(held, ({ id, action }) => action?.id ?? `change ${id}`).values(),
];

function Together({
  group,
  isBusy,
  decide,
}: {
  group: readonly HeldChange[];
  isBusy: boolean;
  decide: Decide;
}) {
  const [first] = group;
  const open = group.filter(({ state, problem, isOwn }) => state === 'open' && !problem && !isOwn);
  if (!first?.action) return null;
  const count = open.length;
  return (
    <>
      <p>
        <strong>{m.review_held_of_import({ count: first.action.changes })}</strong>
      </p>
      {count > 1 && (
        <Group>
          <Button disabled={isBusy} onClick={() => decide(open, 'accept')}>
            {m.review_held_accept_shown({ count })}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => decide(open, 'decline')}>
            {m.review_held_decline_shown({ count })}
          </Button>
        </Group>
      )}
    </>
  );
}

function Judge({ change, isBusy, decide }: { change: HeldChange; isBusy: boolean; decide: Decide }) {
  if (change.state !== 'open') return null;
  if (change.isOwn) return <p className={blocks.note}>{m.review_held_own()}</p>;
  const label = (words: string) => `${words} – ${nameOfHeld(change)}`;
  return (
    <Group mt="sm">
      {!change.problem && (
        <Button
          disabled={isBusy}
          aria-label={label(m.review_held_accept())}
          onClick={() => decide([change], 'accept')}
        >
          {m.review_held_accept()}
        </Button>
      )}
      <Button
        variant="default"
        disabled={isBusy}
        aria-label={label(m.review_held_decline())}
        onClick={() => decide([change], 'decline')}
      >
        {m.review_held_decline()}
      </Button>
    </Group>
  );
}

/** Changes that wait for a second person, each with the values before and after and the possible decisions. */
export function HeldList({ held }: { held: readonly HeldChange[] }) {
  const { message, isBusy, decide } = useHeldDecisions();
  const act: Decide = (...decision) => void decide(...decision);
  if (held.length === 0) return message && <p role="status">{message}</p>;
  return (
    <Section title={m.review_held_title()}>
      {held.some(({ state }) => state === 'open') && <p className={blocks.muted}>{m.review_held_lead()}</p>}
      <p role="status">{message}</p>
      {groupsOf(held).map((group) => (
        <div key={group[0]?.id} className={blocks.stack}>
          <Together group={group} isBusy={isBusy} decide={act} />
          <ul className={blocks.stack} style={{ listStyle: 'none' }}>
            {group.map((change) => (
              <HeldFacts key={change.id} change={change} isOwn={false}>
                <Judge change={change} isBusy={isBusy} decide={act} />
              </HeldFacts>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
