import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Note } from '../../ui/note/Note.tsx';
import blocks from '../../ui/blocks.module.css';

type Props = {
  name: string;
  /** Its division, or its category and group. */
  detail: string;
  /** Reason why the team cannot be removed; null when it can. */
  removalError: string | null;
  /** Form that asks for confirmation and removes the team. */
  removal: ReactNode;
  /** Form that moves the team to another division. */
  move?: ReactNode;
};

/** An entered team with buttons that open the forms to move and to remove it. */
export function EnteredTeam({ name, detail, removalError: kept, removal, move }: Props) {
  const [open, setOpen] = useState<'move' | 'remove' | null>(null);
  const id = useId();
  const toggle = (what: 'move' | 'remove') => setOpen(open === what ? null : what);
  return (
    <li>
      <Group gap="xs">
        <Text component="span" flex="1 1 10rem">
          {name}
          {detail && (
            <Text component="small" c="dimmed" display="block">
              {detail}
            </Text>
          )}
        </Text>
        {move && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={open === 'move'}
            onClick={() => toggle('move')}
          >
            {m.entries_division()}
            <span className={blocks.hidden}> {name}</span>
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={open === 'remove'}
          aria-describedby={kept ? id : undefined}
          onClick={() => toggle('remove')}
        >
          {m.entries_remove()}
          <span className={blocks.hidden}> {name}</span>
        </Button>
      </Group>
      {kept && (
        <div id={id} hidden={open !== 'remove'}>
          <Note>{`${m.entries_cannot_remove()} ${kept}`}</Note>
        </div>
      )}
      {open === 'remove' && !kept && removal}
      {open === 'move' && move}
    </li>
  );
}
