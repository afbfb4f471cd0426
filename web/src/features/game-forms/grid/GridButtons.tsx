import { Button, Group, Text } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import type { Grid } from './use-grid.ts';

/** The latest status message, and the actions on all rows. */
export function GridButtons({ grid, save }: { grid: Grid; save: () => void }) {
  const { isSending: busy, isWaiting: waiting, stopWaiting } = grid.saving;
  return (
    <>
      <Text role="status" fw={600} mih="1.5em">
        {waiting ? m.write_waiting() : busy ? m.grid_sending() : grid.message}
      </Text>
      <Group gap="xs">
        <Button
          aria-disabled={busy || grid.preview.preview.guard.isBlockedByFailure}
          onClick={() => !busy && save()}
        >
          {grid.preview.submit}
        </Button>
        {waiting && (
          <Button variant="default" onClick={stopWaiting}>
            {m.write_stop_waiting()}
          </Button>
        )}
        {!busy && (
          <>
            <Button variant="default" onClick={grid.addRows}>
              {m.grid_add_rows()}
            </Button>
            <Button variant="default" onClick={grid.startOver}>
              {m.draft_start_over()}
            </Button>
          </>
        )}
      </Group>
    </>
  );
}
