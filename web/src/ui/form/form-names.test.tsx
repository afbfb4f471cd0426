import { expect, test } from 'vitest';
import { withForm } from '../../lib/form-link.ts';
import type { PageLocation } from '../../lib/page-location.ts';
import { LineField } from './LineField.tsx';
import type { FieldsOf } from './use-form-state.ts';

declare const form: FieldsOf<{ city: string }>;
declare const pageLocation: PageLocation;

/** Compiled, never run. */
export const wrongNames = () => [
  <LineField key="right" form={form} name="city" label="" maxLength={9} />,
  // @ts-expect-error The form has no such field.
  <LineField key="wrong" form={form} name="town" label="" maxLength={9} />,
  withForm(pageLocation, 'add-game'),
  // @ts-expect-error There is no such form.
  withForm(pageLocation, 'add-gmae'),
];

test('the names of forms and of their fields are checked by the compiler', () => {
  expect(wrongNames).toBeTypeOf('function');
});
