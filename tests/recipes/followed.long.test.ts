import { test } from 'vitest';
import { follow, testsOf } from './follow-recipe.ts';
import { copyProject } from './project-copy.ts';
import { recipes } from './recipes.ts';

test('a copy of every example has correct types and passes unit tests and those that its recipe names', async () => {
  await using copy = copyProject();
  for (const recipe of recipes) follow(recipe, copy.folder);
  copy.compileTexts();
  copy.run('tsc', ['--noEmit']);
  copy.run('vitest', ['run', '--project', 'unit']);
  for (const args of recipes.flatMap(testsOf)) copy.run('vitest', args);
}, 900_000);
