import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RollBackButton } from './RollBackButton.tsx';

const htmlOf = (more: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <RollBackButton submit="Annuler" more={more} run={() => undefined} />
    </MantineProvider>,
  );

test('a plan that is shown completely runs at once', () => {
  expect(htmlOf(false)).not.toContain('checkbox');
  expect(htmlOf(false)).toContain('aria-disabled="false"');
});

test('a plan that is shown in part needs a ticked box first', () => {
  expect(htmlOf(true)).toContain('type="checkbox"');
  expect(htmlOf(true)).toContain('aria-disabled="true"');
});
