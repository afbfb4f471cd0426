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

test('is enabled for a completely displayed plan', () => {
  expect(htmlOf(false)).not.toContain('checkbox');
  expect(htmlOf(false)).toContain('aria-disabled="false"');
});

test('requires a checked box for a partly displayed plan', () => {
  expect(htmlOf(true)).toContain('type="checkbox"');
  expect(htmlOf(true)).toContain('aria-disabled="true"');
});
