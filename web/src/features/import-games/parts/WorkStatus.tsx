import { Button, Group, Text } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import type { Import } from '../use-import.ts';

/** The current activity, the latest error message, and a button to stop waiting for a retry. */
export function WorkStatus({ work }: { work: Import }) {
  return (
    <>
      <Text role="status" fw={600} mih="1.5em">
        {work.isWaiting ? m.write_waiting() : (work.busy ?? '')}
      </Text>
      {work.error && (
        <Text role="alert" c="var(--r-accent)">
          {work.error}
        </Text>
      )}
      {work.isWaiting && (
        <Group>
          <Button variant="default" onClick={work.stopWaiting}>
            {m.write_stop_waiting()}
          </Button>
        </Group>
      )}
    </>
  );
}
