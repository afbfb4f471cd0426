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

test('what is shown whole is rolled back at once', () => {
  expect(htmlOf(false)).not.toContain('checkbox');
  expect(htmlOf(false)).toContain('aria-disabled="false"');
});

test('where more is undone than is shown, a box is to be ticked before', () => {
  expect(htmlOf(true)).toContain('type="checkbox"');
  expect(htmlOf(true)).toContain('aria-disabled="true"');
});
