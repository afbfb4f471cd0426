import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '../../paraglide/messages.js';
import { LineField } from './LineField.tsx';
import type { Fault, FormState, Values } from './use-form.ts';

export const nameValues = ({ fr, en }: Bilingual): Values => ({ name: fr, nameEn: en });
/** A name that is the same in both languages is typed once. */
export const nameIn = ({ name = '', nameEn = '' }: Values): Bilingual => ({
  fr: name.trim(),
  en: nameEn.trim() || name.trim(),
});
export const checkName = ({ name = '' }: Values): readonly Fault[] =>
  name.trim() ? [] : [{ field: 'name', message: m.structure_check_name() }];

/** The name in French, then in English where it differs. */
export function NameFields({ form }: { form: FormState }) {
  return (
    <>
      <LineField form={form} name="name" label={m.structure_name_fr()} maxLength={200} />
      <LineField
        form={form}
        name="nameEn"
        label={m.structure_name_en()}
        hint={m.structure_name_en_hint()}
        maxLength={200}
      />
    </>
  );
}
