import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';

const notes: Readonly<Record<CategoryPolicy, () => string | null>> = {
  schedule: m.policy_note_schedule,
  scores: m.policy_note_scores,
  tables: m.policy_note_tables,
  everything: () => null,
};

/** Why something is not shown: the policy of the category; nothing where all is. */
export function PolicyNote({ category: { shows } }: { category: { shows?: CategoryPolicy } }) {
  const text = shows && notes[shows]();
  return text ? <Note>{text}</Note> : null;
}
