import { FileInput } from '@mantine/core';
import { bannerPlaces, bannerTypes } from '@rondelle/contracts/site/banners.ts';
import { useState } from 'react';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { m } from '../../../paraglide/messages.js';
import { DateField } from '../../../ui/form/DateField.tsx';
import { DraftNote } from '../../../ui/form/DraftNote.tsx';
import { fieldOf } from '../../../ui/fields/field-of.ts';
import { Form } from '../../../ui/fields/Form.tsx';
import { ShortTextField } from '../../../ui/fields/ShortTextField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { bannerPlaceWords } from '../ads-words.ts';
import { bannerOf, type BannerValues, checkBanner, noBanner } from '../banner-values.ts';
import type { NewBanner } from '../use-ads.ts';

/** Form for a new banner: image, alternative texts, link, page and dates. The input is stored as a draft. */
export function AddBanner({ add }: { add: (banner: NewBanner) => Promise<void> }) {
  const { draft, change, clear, wasRestored } = useDraft<BannerValues>('banner new', () => noBanner);
  const [isRestored, setRestored] = useState(wasRestored);
  const [file, setFile] = useState<File | null>(null);
  const form = useForm<BannerValues>({
    initial: draft,
    onChange: change,
    failed: m.form_failed(),
    check: (values) => checkBanner(values, file),
    send: async (values) => {
      if (!file) return;
      await add(await bannerOf(values, file));
      startOver();
    },
  });
  const startOver = () => {
    form.reset(noBanner);
    clear(noBanner);
    setFile(null);
    setRestored(false);
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    form.set('image', chosen?.name ?? '');
  };
  const remembered = file ? '' : form.values.image;
  const hint = remembered ? m.ads_picture_again({ name: remembered }) : m.ads_picture_hint();
  const {
    value: _name,
    onChange: _set,
    ...image
  } = fieldOf({ form, name: 'image', label: m.ads_picture(), hint });
  const places = bannerPlaces.map((place) => ({ value: place, label: bannerPlaceWords(place) }));
  return (
    <Form form={form} submit={m.ads_save()}>
      {isRestored && <DraftNote startOver={startOver} />}
      <FileInput
        {...image}
        placeholder={m.ads_picture_choose()}
        accept={bannerTypes.join()}
        value={file}
        onChange={choose}
        clearable
      />
      <ShortTextField form={form} name="fr" label={m.ads_alt_fr()} maxLength={200} />
      <ShortTextField form={form} name="en" label={m.ads_alt_en()} maxLength={200} />
      <ShortTextField form={form} name="url" label={m.ads_url()} maxLength={500} />
      <SelectField form={form} name="place" label={m.ads_place()} options={places} />
      <DateField form={form} name="startsOn" label={m.ads_starts()} />
      <DateField form={form} name="endsOn" label={m.ads_ends()} />
    </Form>
  );
}
