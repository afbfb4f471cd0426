import { Textarea } from '@mantine/core';
import { mostInDescription } from '@rondelle/contracts/competition/lists.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { fieldOf } from '../../ui/fields/field-of.ts';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';

export type DescriptionValues = { description: string; descriptionEn: string };

export const descriptionValues = (description: Bilingual | null | undefined): DescriptionValues => ({
  description: description?.fr ?? '',
  descriptionEn: description?.en ?? '',
});

/** The French text also serves as the English one when that is left empty; null without any. */
export const descriptionIn = ({ description, descriptionEn }: DescriptionValues): Bilingual | null => {
  const fr = description.trim();
  return fr ? { fr, en: descriptionEn.trim() || fr } : null;
};

export const checkDescription = ({ description, descriptionEn }: DescriptionValues): readonly FieldError[] =>
  descriptionEn.trim() && !description.trim()
    ? [{ field: 'description', message: m.structure_check_description() }]
    : [];

/** Labels of the fields, for edit conflicts. */
export const descriptionDifferences = () => ({
  description: { label: m.structure_description_fr() },
  descriptionEn: { label: m.structure_description_en() },
});

const area = { autosize: true, minRows: 2, maxLength: mostInDescription } as const;

/** The French description, and the English one if it differs. */
export function DescriptionFields({ form }: { form: FieldsOf<DescriptionValues> }) {
  const french = {
    form,
    name: 'description',
    label: m.structure_description_fr(),
    hint: m.structure_description_hint(),
  } as const;
  const english = {
    form,
    name: 'descriptionEn',
    label: m.structure_description_en(),
    hint: m.structure_description_en_hint(),
  } as const;
  return (
    <>
      <Textarea {...fieldOf(french)} {...area} />
      <Textarea {...fieldOf(english)} {...area} />
    </>
  );
}
