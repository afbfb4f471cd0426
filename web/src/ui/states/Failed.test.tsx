import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Failure } from '../../lib/http/failure.ts';
import { m } from '../../paraglide/messages.js';
import { Failed } from './Failed.tsx';

const rendered = (failure: Failure): string =>
  renderToString(
    <MantineProvider>
      <Router ssrPath="/fr/compte">
        <Failed failure={failure} />
      </Router>
    </MantineProvider>,
  );

test('displays the reason of a refusal without offering a retry or a check of the connection', () => {
  const html = rendered({ kind: 'refused', code: 'permission/denied', message: 'vous n’avez pas le droit' });
  expect(html).toContain(m.state_refused_title());
  expect(html).toContain('Vous n’avez pas le droit.');
  expect(html).not.toContain(m.state_retry());
  expect(html).not.toContain(m.state_failed_body());
  expect(html).not.toContain(m.login_title());
});

test('a refusal without a session leads to the login', () => {
  expect(rendered({ kind: 'refused', code: 'session/required', message: '' })).toContain(m.login_title());
});

test('displays the reason and a retry for a busy site', () => {
  const html = rendered({ kind: 'busy', message: 'trop d’essais : réessayez un peu plus tard' });
  expect(html).toContain('Trop d’essais : réessayez un peu plus tard.');
  expect(html).toContain(m.state_retry());
  expect(html).not.toContain(m.state_failed_body());
});

test('suggests a check of the connection only when a request got no response', () => {
  expect(rendered({ kind: 'failed' })).toContain(m.state_failed_body());
  expect(rendered({ kind: 'busy', message: '' })).toContain(m.state_busy_body());
});
