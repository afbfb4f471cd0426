import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

test('a class has the same short name in any project folder', () => {
  const here = createClassNames('/here')('rank', '/here/src/ui/table.module.css');
  expect(here).toMatch(/^[a-z][\w-]{3}$/i);
  expect(createClassNames('/there')('rank', '/there/src/ui/table.module.css?used')).toBe(here);
});

test('classes with the same name in two files have different short names', () => {
  const nameOf = createClassNames('/here');
  expect(nameOf('rank', '/here/one.module.css')).not.toBe(nameOf('rank', '/here/other.module.css'));
});

test('the build fails when two classes get the same name', () => {
  const nameOf = createClassNames('/here');
  const many = () => {
    for (let i = 0; i < 200_000; i += 1) nameOf(`rank${i}`, '/here/table.module.css');
  };
  expect(many).toThrow('get the same class name');
});
