import { Button, FileInput, NativeSelect, Stack, TextInput } from '@mantine/core';
import '../../../ui/form/styles.ts';
import {
  bannerPartLength,
  type BannerPlace,
  bannerPlaces,
  bannerTypes,
  mostBannerBytes,
} from '@rondelle/contracts/site/banners.ts';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { placeWords } from '../ads-words.ts';
import type { NewBanner } from '../use-ads.ts';

type Props = { disabled: boolean; add: (banner: NewBanner) => Promise<boolean> };

const empty = { place: 'home' as BannerPlace, fr: '', en: '', url: '', startsOn: '', endsOn: '' };

const base64Of = async (file: File): Promise<string> =>
  btoa(Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));

const partsOf = (text: string): string[] => text.match(new RegExp(`.{1,${bannerPartLength}}`, 'g')) ?? [];

/** A picture, what it says, where it leads, and where and when it is shown. */
export function AddBanner({ disabled, add }: Props) {
  const [fields, setFields] = useState(empty);
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > mostBannerBytes;
  const set = (name: keyof typeof empty) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setFields((before) => ({ ...before, [name]: value }));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!file || isTooLarge) return;
    const { place, fr, en, url, startsOn, endsOn } = fields;
    const isAdded = await add({
      place,
      alt: { fr, en },
      url,
      startsOn: startsOn || null,
      endsOn: endsOn || null,
      image: partsOf(await base64Of(file)),
    });
    if (!isAdded) return;
    setFields(empty);
    setFile(null);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack maw="32rem">
        <FileInput
          label={m.ads_picture()}
          description={m.ads_picture_hint()}
          accept={bannerTypes.join()}
          value={file}
          onChange={setFile}
          error={isTooLarge && m.ads_too_large()}
          required
          clearable
        />
        <TextInput label={m.ads_alt_fr()} value={fields.fr} onChange={set('fr')} maxLength={200} required />
        <TextInput label={m.ads_alt_en()} value={fields.en} onChange={set('en')} maxLength={200} required />
        <TextInput
          label={m.ads_url()}
          type="url"
          pattern="https://.*"
          value={fields.url}
          onChange={set('url')}
          maxLength={500}
          required
        />
        <NativeSelect
          label={m.ads_place()}
          value={fields.place}
          data={bannerPlaces.map((place) => ({ value: place, label: placeWords(place) }))}
          onChange={set('place')}
        />
        <TextInput label={m.ads_starts()} type="date" value={fields.startsOn} onChange={set('startsOn')} />
        <TextInput label={m.ads_ends()} type="date" value={fields.endsOn} onChange={set('endsOn')} />
        <div>
          <Button type="submit" disabled={disabled || file === null}>
            {m.ads_save()}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
