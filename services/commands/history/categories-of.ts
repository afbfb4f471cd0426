import type { Step } from './stories.ts';

/** The categories of a game before and after a step. Their policies decide which parts of the step are shown. */
export const categoriesOf = ({ kind, before, after }: Step): readonly number[] =>
  kind === 'game'
    ? [...before, ...after].flatMap(({ value }) =>
        value.flatMap((part) =>
          typeof part === 'object' && part.kind === 'category' ? [Number(part.id)] : [],
        ),
      )
    : [];
