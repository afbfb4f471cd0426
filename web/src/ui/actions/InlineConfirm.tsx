import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import { useEffect, useRef } from 'react';
import blocks from '../blocks.module.css';

type Props = {
  /** Names what is removed, and what stays. */
  question: string;
  yes: string;
  no: string;
  disabled: boolean;
  run: () => void;
  cancel: () => void;
};

/** Inline confirmation in place of the button that was pressed. Cancel has the focus. */
export function InlineConfirm({ question, yes, no, disabled, run, cancel }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div role="alert" className={blocks.notice}>
      <p>{question}</p>
      <Group gap="xs">
        <Button disabled={disabled} onClick={run}>
          {yes}
        </Button>
        <Button ref={back} variant="default" onClick={cancel}>
          {no}
        </Button>
      </Group>
    </div>
  );
}
