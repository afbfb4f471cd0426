import { bracketProblems } from '@rondelle/contracts/competition/bracket-problems.ts';
import type { PlannedSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Note } from '../note/Note.tsx';
import { bracketPlan } from './bracket-plan.ts';
import { problemWords } from './problem-words.ts';

const mostProblems = 8;

type Props = {
  tournament: CurrentTournament;
  categoryId: number;
  slots: readonly PlannedSlot[];
  categories: readonly { readonly id: number; readonly name: string }[];
  /** Shown below the list. */
  children?: ReactNode;
};

/** Lists why the bracket of a category can't be played as it stands; nothing where it can. */
export function BracketProblems({ tournament, categoryId, slots, categories, children }: Props) {
  const plan = bracketPlan(tournament, categoryId, slots);
  const words = problemWords({ tournament, categoryId, slots: plan.slots, categories });
  const lines = [...new Set(bracketProblems(plan).map(words))];
  if (lines.length === 0) return null;
  return (
    <Note>
      <p>
        <strong>{m.bracket_problems()}</strong>
      </p>
      <ul>
        {lines.slice(0, mostProblems).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > mostProblems && <li>{m.import_more({ count: lines.length - mostProblems })}</li>}
      </ul>
      {children}
    </Note>
  );
}
