import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Text.css';
import type { SettingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import type { SettingName, SettingValue } from '@rondelle/contracts/site/settings.ts';
import type { FormEvent } from 'react';
import { useDraft } from '../../../lib/use-draft.ts';
import { m } from '../../../paraglide/messages.js';
import { settingNote, settingWords, valueWords } from '../setting-words.ts';
import { SettingField } from './SettingField.tsx';

export type SettingProps = {
  setting: SettingsOutput['settings'][number];
  disabled: boolean;
  /** Resolves to whether it was saved. */
  save: (setting: SettingName, value: SettingValue) => Promise<boolean>;
};

/** Returns a value as comparable text; an emptied field equals null. */
const written = (value: SettingValue): string =>
  JSON.stringify(value === '' || (typeof value === 'object' && !value?.fr && !value?.en) ? null : value);
const isSame = (one: SettingValue, other: SettingValue): boolean => written(one) === written(other);

/** Form of a setting. Keeps unsaved input as a draft and shows the change from the old value to the new one. */
export function SettingForm({ setting: { setting, value, start, isSet }, disabled, save }: SettingProps) {
  const { draft, change, clear, wasRestored } = useDraft<{ typed: SettingValue }>(
    `setting ${setting}`,
    () => ({ typed: value }),
  );
  const { typed } = draft;
  const isOther = !isSame(typed, value);
  const type = (next: SettingValue) =>
    isSame(next, value) ? clear({ typed: next }) : change({ typed: next });
  const send = async (next: SettingValue): Promise<void> => {
    if (await save(setting, next)) clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(typed);
  };
  return (
    <form onSubmit={submit}>
      <SettingField setting={setting} value={typed} change={type} />
      <Text size="sm" c="dimmed">
        {settingNote(setting)}
        {isSet && <> {m.setting_start({ value: valueWords(setting, start) })}</>}
      </Text>
      {isOther && (
        <Text size="sm" mt="xs" role="status">
          {wasRestored ? m.setting_restored() : m.setting_unsaved()}{' '}
          {m.setting_from_to({ before: valueWords(setting, value), after: valueWords(setting, typed) })}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {isOther && (
          <>
            <Button
              type="submit"
              size="compact-md"
              disabled={disabled}
              aria-label={m.setting_save_of({ setting: settingWords(setting) })}
            >
              {m.setting_save()}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              aria-label={m.setting_give_up_of({ setting: settingWords(setting) })}
              onClick={() => clear({ typed: value })}
            >
              {m.setting_give_up()}
            </Button>
          </>
        )}
        {isSet && !isOther && (
          <Button
            variant="default"
            size="compact-md"
            disabled={disabled}
            aria-label={m.setting_reset_of({ setting: settingWords(setting) })}
            onClick={() => void send(null)}
          >
            {m.setting_reset()}
          </Button>
        )}
      </Group>
    </form>
  );
}
