import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '../../paraglide/messages.js';
import { ShortTextField } from '../fields/ShortTextField.tsx';
import type { FieldError } from '../../lib/http/call-error.ts';
import type { FieldsOf, Values } from '../fields/use-form-state.ts';

export type NameValues = { name: string; nameEn: string };
export const nameValues = ({ fr, en }: Bilingual): NameValues => ({ name: fr, nameEn: en });
/** The French name also serves as the English one when that is left empty. */
export const nameIn = ({ name, nameEn }: NameValues): Bilingual => ({
  fr: name.trim(),
  en: nameEn.trim() || name.trim(),
});
export const checkName = ({ name }: NameValues): readonly FieldError[] =>
  name.trim() ? [] : [{ field: 'name', message: m.structure_check_name() }];

/** Labels of the name fields, for edit conflicts. */
export const nameDifferences = () => ({
  name: { label: m.structure_name_fr() },
  nameEn: { label: m.structure_name_en() },
});

/** The English name, where it differs from the French one. */
export const EnglishNameField = <V extends Values & { nameEn: string }>({ form }: { form: FieldsOf<V> }) => (
  <ShortTextField
    form={form}
    name="nameEn"
    label={m.structure_name_en()}
    hint={m.structure_name_en_hint()}
    maxLength={200}
  />
);

/** The French name, and the English one if it differs. `hint`: about the French one. */
export function NameFields({ form, hint }: { form: FieldsOf<NameValues>; hint?: string }) {
  return (
    <>
      <ShortTextField form={form} name="name" label={m.structure_name_fr()} hint={hint} maxLength={200} />
      <EnglishNameField form={form} />
    </>
  );
}
