import type { Step } from './stories.ts';

/** The categories of a game before and after a step. Their policies decide which parts of the step are visible. */
export const categoriesOf = ({ kind, before, after }: Step): readonly number[] =>
  kind === 'game'
    ? [before, after]
        .flatMap((facts) => facts.find(({ field }) => field === 'category')?.value ?? [])
        .flatMap((part) => (typeof part === 'object' ? [Number(part.id)] : []))
    : [];
