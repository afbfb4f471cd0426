import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type FormEvent, useState } from 'react';
import classes from '../chat.module.css';

type Props = {
  label: string;
  placeholder: string;
  submit: string;
  send: (text: string) => Promise<void>;
};

/** One field and its button: empty again once it is sent. */
export function OneLine({ label, placeholder, submit, send }: Props) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    await send(text.trim());
    setBusy(false);
    setText('');
  };
  return (
    <form className={classes.composer} onSubmit={(event) => void onSubmit(event)}>
      <TextInput
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
    </form>
  );
}
