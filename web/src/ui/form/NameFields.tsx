import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '../../paraglide/messages.js';
import { LineField } from './LineField.tsx';
import type { Fault } from '../../lib/refusal.ts';
import type { FieldsOf } from './use-form-state.ts';

export type NameValues = { name: string; nameEn: string };
export const nameValues = ({ fr, en }: Bilingual): NameValues => ({ name: fr, nameEn: en });
/** A name that is the same in both languages is typed once. */
export const nameIn = ({ name, nameEn }: NameValues): Bilingual => ({
  fr: name.trim(),
  en: nameEn.trim() || name.trim(),
});
export const checkName = ({ name }: NameValues): readonly Fault[] =>
  name.trim() ? [] : [{ field: 'name', message: m.structure_check_name() }];

/** The name in French, then in English where it differs. */
export function NameFields({ form }: { form: FieldsOf<NameValues> }) {
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
