import { Box, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Text.css';
import type { FormEvent } from 'react';
import { m } from '../../../paraglide/messages.js';
import { settingNote, settingWords, valueWords } from '../setting-words.ts';
import { type SettingProps, useTypedSetting } from '../use-typed-setting.ts';
import { SettingField } from './SettingField.tsx';

/** Form of a setting. Displays the change from the old value to the new one until it is saved. */
export function SettingForm(props: SettingProps) {
  const { setting, value, start, isSet } = props.setting;
  const { disabled } = props;
  const { typed, isOther, wasRestored, error, type, leave, send, restore } = useTypedSetting(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(typed);
  };
  return (
    <Box component="form" onSubmit={submit} onBlur={leave}>
      <SettingField setting={setting} value={typed} change={type} error={error} />
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
              // Otherwise some browsers move the focus out of the field, and the value would be saved.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => restore(value)}
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
    </Box>
  );
}
