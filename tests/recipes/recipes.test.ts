import { expect, test } from 'vitest';
import { filesOf, testsOf } from './follow-recipe.ts';
import { recipes } from './recipes.ts';

test.each(recipes)('the recipe “$title” changes at most $most files', (recipe) => {
  const files = filesOf(recipe);
  expect(files.length).toBeGreaterThan(2);
  expect(files.length).toBeLessThanOrEqual(recipe.most);
  expect(testsOf(recipe).length).toBeGreaterThan(0);
});
