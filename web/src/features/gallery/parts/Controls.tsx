import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  PasswordInput,
  Radio,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import '../../../ui/fields/styles.ts';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Combobox.css';
import { m } from '../../../paraglide/messages.js';

/** Buttons and form fields without effect. */
export function Controls() {
  return (
    <Stack maw="28rem">
      <Group>
        <Button>{m.gallery_main_action()}</Button>
        <Button variant="default">{m.gallery_other_action()}</Button>
        <Button variant="default" disabled>
          {m.gallery_disabled()}
        </Button>
        <Button loading aria-label={m.gallery_loading()}>
          {m.gallery_loading()}
        </Button>
      </Group>
      <TextInput
        label={m.gallery_text()}
        description={m.gallery_hint()}
        defaultValue={m.gallery_sample_team()}
      />
      <TextInput label={m.gallery_wrong()} error={m.gallery_error()} />
      <PasswordInput label={m.gallery_password()} autoComplete="off" />
      <NumberInput label={m.gallery_number()} defaultValue={4} min={0} max={99} hideControls />
      <Textarea label={m.gallery_long()} rows={3} />
      <NativeSelect label={m.gallery_choice()} data={[m.display_light(), m.display_dark()]} />
      <Checkbox label={m.gallery_check()} defaultChecked />
      <Radio.Group label={m.gallery_radio()} defaultValue="a">
        <Group>
          <Radio value="a" label={m.display_light()} />
          <Radio value="b" label={m.display_dark()} />
        </Group>
      </Radio.Group>
    </Stack>
  );
}
