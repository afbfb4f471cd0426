import { Button, Group, Text } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import type { Import } from '../use-import.ts';

/** What goes on now, what was refused, and the way to stop waiting. */
export function WorkStatus({ work }: { work: Import }) {
  return (
    <>
      <Text role="status" fw={600} mih="1.5em">
        {work.isWaiting ? m.write_waiting() : (work.busy ?? '')}
      </Text>
      {work.fault && (
        <Text role="alert" c="var(--r-accent)">
          {work.fault}
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
