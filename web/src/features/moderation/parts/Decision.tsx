import type { SuspiciousChange } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../../../ui/form/form.module.css';
import { Link } from '../../../ui/link/Link.tsx';
import { nameOf } from '../use-decisions.ts';
import blocks from '../../../ui/blocks.module.css';

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

/** Keep it, undo it, or look further; of what is decided, who did and when. */
export function Decision({ change, isBusy, decide }: Props) {
  const { state, undo, isOwn, entry } = change;
  const isOpen = state === 'open' && !isOwn;
  const note = noteOn(change);
  const label = (action: string) => `${action} – ${nameOf(change)}`;
  return (
    <>
      {note && <p className={blocks.note}>{note}</p>}
      <div className={blocks.line}>
        {isOpen && (
          <button
            type="button"
            className={forms.quiet}
            disabled={isBusy}
            aria-label={label(m.review_approve())}
            onClick={() => decide(change, 'approve')}
          >
            {m.review_approve()}
          </button>
        )}
        {isOpen && undo === 'possible' && (
          <button
            type="button"
            className={forms.submit}
            disabled={isBusy}
            aria-label={label(m.review_undo())}
            onClick={() => decide(change, 'undo')}
          >
            {m.review_undo()}
          </button>
        )}
        <Link href={entry.path} aria-label={label(m.review_history())}>
          {m.review_history()}
        </Link>
      </div>
    </>
  );
}
