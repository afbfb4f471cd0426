import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

test.each(Object.entries(routes))(
  'the page %s loads from the module that the manifest names',
  async (_, route) => {
    expect(existsSync(new URL(`../../${route.module}`, import.meta.url))).toBe(true);
    const component = await route.load();
    expect(route.module.endsWith(`/${component.name}.tsx`)).toBe(true);
  },
  // The first page brings most of what the others share: on a busy machine that takes its time.
  30_000,
);
