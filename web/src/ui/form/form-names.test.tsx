import { expect, test } from 'vitest';
import { withForm } from '../../lib/forms/form-link.ts';
import type { PageLocation } from '../../lib/page/page-location.ts';
import { ShortTextField } from '../fields/ShortTextField.tsx';
import type { FieldsOf } from '../fields/use-form-state.ts';

declare const form: FieldsOf<{ city: string }>;
declare const pageLocation: PageLocation;

/** Compiled, never run. */
export const wrongNames = () => [
  <ShortTextField key="right" form={form} name="city" label="" maxLength={9} />,
  // @ts-expect-error The form has no such field.
  <ShortTextField key="wrong" form={form} name="town" label="" maxLength={9} />,
  withForm(pageLocation, 'add-game'),
  // @ts-expect-error There is no such form.
  withForm(pageLocation, 'add-gmae'),
];

test('the compiler checks names of forms and of their fields', () => {
  expect(wrongNames).toBeTypeOf('function');
});
