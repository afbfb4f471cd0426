import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import type { SettingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import type { SettingName, SettingValue } from '@rondelle/contracts/site/settings.ts';
import { type FormEvent, useState } from 'react';
import { useInBrowser } from '../../../lib/in-browser.ts';
import { useLater } from '../../../lib/use-later.ts';
import { m } from '../../../paraglide/messages.js';
import { settingNote, settingWords, valueWords } from '../setting-words.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  setting: SettingsOutput['settings'][number];
  disabled: boolean;
  save: (setting: SettingName, value: SettingValue) => Promise<void>;
};

const yes = () => true;
// Fields weigh more than all that is to be read: until they come, what holds is told in words.
const loadField = async () => (await import('./SettingField.tsx')).SettingField;

/** One setting with its field: what it is for, what holds without it, and the ways to save it and to set it back. */
export function SettingRow({ setting: { setting, value, start, isSet }, disabled, save }: Props) {
  const [typed, setTyped] = useState<SettingValue>(value);
  const { Part: SettingField } = useLater(useInBrowser(yes), loadField);
  const isOther = JSON.stringify(typed) !== JSON.stringify(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(setting, typed);
  };
  return (
    <li>
      <form onSubmit={submit}>
        {SettingField ? (
          <SettingField setting={setting} value={typed} change={setTyped} />
        ) : (
          <p>
            <strong>{settingWords(setting)}</strong> {valueWords(setting, value)}
          </p>
        )}
        <p className={blocks.note}>
          {settingNote(setting)}
          {isSet && <> {m.setting_start({ value: valueWords(setting, start) })}</>}
        </p>
        <Group gap="xs">
          {isOther && (
            <Button type="submit" size="compact-md" disabled={disabled}>
              {m.setting_save()}
            </Button>
          )}
          {isSet && (
            <Button
              variant="default"
              size="compact-md"
              disabled={disabled}
              aria-label={m.setting_reset_of({ setting: settingWords(setting) })}
              onClick={() => void save(setting, null)}
            >
              {m.setting_reset()}
            </Button>
          )}
        </Group>
      </form>
    </li>
  );
}
