import { Button, Group, TextInput } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Input.css';
import { type FormEvent, useState } from 'react';

type Props = {
  label: string;
  placeholder: string;
  submit: string;
  /** Returns whether it succeeded; otherwise the text stays. */
  send: (text: string) => Promise<boolean>;
};

/** A form with a single field; a successful submission clears it. */
export function SingleFieldForm({ label, placeholder, submit, send }: Props) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    const isDone = await send(text.trim());
    setBusy(false);
    if (isDone) setText('');
  };
  return (
    <Group
      component="form"
      align="flex-end"
      gap="0.5rem"
      wrap="nowrap"
      onSubmit={(event: FormEvent) => void onSubmit(event)}
    >
      <TextInput
        flex={1}
        label={label}
        placeholder={placeholder}
        value={text}
        maxLength={80}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {submit}
      </Button>
    </Group>
  );
}
