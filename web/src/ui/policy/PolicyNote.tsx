import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

const notes: Readonly<Record<CategoryPolicy, () => string | null>> = {
  schedule: m.policy_note_schedule,
  scores: m.policy_note_scores,
  tables: m.policy_note_tables,
  everything: () => null,
};

/** Explains what the category's policy hides; renders nothing when it shows everything. */
export function PolicyNote({ category: { shows } }: { category: { shows?: CategoryPolicy } }) {
  const text = shows && notes[shows]();
  return text ? (
    <p role="note" className={blocks.notice}>
      {text}
    </p>
  ) : null;
}
