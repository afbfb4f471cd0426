import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  type SettingName,
  type SettingShape,
  settingShapes,
  type SettingValue,
} from '@rondelle/contracts/site/settings.ts';
import { m } from '../../../paraglide/messages.js';
import { choiceWords, settingWords } from '../setting-words.ts';
import '../../../ui/fields/styles.ts';

type Props = {
  setting: SettingName;
  value: SettingValue;
  change: (value: SettingValue) => void;
  /** Reason why the value was refused; empty when it was not. */
  error: string;
};
const wide = '32rem';
const narrow = '16rem';

const textOf = (value: SettingValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const bothOf = (value: SettingValue) =>
  typeof value === 'object' && value !== null ? value : { fr: '', en: '' };

/** The input of a setting, by the shape of its value. */
export function SettingField({ setting, value, change, error }: Props) {
  const shape: SettingShape = settingShapes[setting];
  const label = settingWords(setting);
  switch (shape.kind) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          error={error}
          checked={value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          label={label}
          error={error}
          maw={narrow}
          value={textOf(value)}
          data={shape.choices.map((choice) => ({ value: choice, label: choiceWords(choice) }))}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      );
    case 'number':
      return (
        <TextInput
          label={label}
          error={error}
          maw={narrow}
          type="number"
          inputMode="numeric"
          min={shape.least}
          max={shape.most}
          value={textOf(value)}
          onChange={({ currentTarget }) =>
            change(currentTarget.value === '' ? '' : Number(currentTarget.value))
          }
        />
      );
    case 'words':
      return (
        <>
          {(['fr', 'en'] as const).map((lang) => (
            <Textarea
              key={lang}
              label={m.setting_in_language({
                setting: label,
                language: lang === 'fr' ? m.setting_fr() : m.setting_en(),
              })}
              error={lang === 'en' ? error : error !== ''}
              maw={wide}
              mt={lang === 'en' ? 'xs' : 0}
              rows={2}
              maxLength={shape.most}
              lang={lang}
              value={bothOf(value)[lang]}
              onChange={({ currentTarget }) => change({ ...bothOf(value), [lang]: currentTarget.value })}
            />
          ))}
        </>
      );
    default:
      return (
        <TextInput
          label={label}
          error={error}
          maw={shape.kind === 'season' ? narrow : wide}
          type={shape.kind === 'season' ? 'text' : shape.kind}
          value={textOf(value)}
          {...(shape.kind === 'season' && { pattern: '\\d{4}-\\d{4}' })}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      );
  }
}
