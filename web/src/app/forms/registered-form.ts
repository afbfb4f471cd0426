import type { ComponentType } from 'react';
import type { FormProps } from '../../lib/forms/form-props.ts';

export type RegisteredComponent = ComponentType<FormProps>;
export type RegisteredForm = {
  readonly title: () => string;
  /** Loads the form's chunk when it is opened. */
  readonly load: () => Promise<RegisteredComponent>;
};
