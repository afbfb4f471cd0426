import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Text.css';
import type { SuspiciousChange } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { nameOf } from '../use-decisions.ts';

type Props = {
  change: SuspiciousChange;
  isBusy: boolean;
  decide: (change: SuspiciousChange, decision: 'approve' | 'undo') => void;
};

const notes = {
  possible: null,
  done: m.review_is_as_before,
  'built-upon': m.review_built_upon,
  impossible: m.review_cannot_undo,
} as const satisfies Record<SuspiciousChange['undo'], (() => string) | null>;

const noteOn = ({ state, decided, undo, isOwn }: SuspiciousChange): string | null => {
  if (decided?.by) return m.review_decided_by({ name: decided.by, when: formatInstant(decided.at) });
  if (decided) return m.review_decided({ when: formatInstant(decided.at) });
  if (state !== 'open') return null;
  return isOwn ? m.review_own() : (notes[undo]?.() ?? null);
};

/** Actions on an open change: approve, undo, or inspect. For a decided one: who decided and when. */
export function Decision({ change, isBusy, decide }: Props) {
  const { state, undo, isOwn, entry } = change;
  const isOpen = state === 'open' && !isOwn;
  const note = noteOn(change);
  const label = (action: string) => `${action} – ${nameOf(change)}`;
  return (
    <>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <Group mt="sm">
        {isOpen && (
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={label(m.review_approve())}
            onClick={() => decide(change, 'approve')}
          >
            {m.review_approve()}
          </Button>
        )}
        {isOpen && undo === 'possible' && (
          <Button
            disabled={isBusy}
            aria-label={label(m.review_undo())}
            onClick={() => decide(change, 'undo')}
          >
            {m.review_undo()}
          </Button>
        )}
        <Link href={entry.path} aria-label={label(m.review_history())}>
          {m.review_history()}
        </Link>
      </Group>
    </>
  );
}
