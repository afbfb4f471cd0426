import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Note } from '../../ui/note/Note.tsx';
import { type Removal, RemoveTeam } from './RemoveTeam.tsx';
import blocks from '../../ui/blocks.module.css';

type Team = Removal['team'] & { readonly hasPlayed: boolean; readonly hasToCome: boolean };
type Props = Removal & {
  team: Team;
  /** Its division, or its category and group. */
  detail: string;
  /** Form that moves the team to another division. */
  move?: ReactNode;
};

const playedWords = {
  league: m.entries_played_in_league,
  tournament: m.entries_played_in_tournament,
} as const;

/** Returns why the team cannot be removed; null when it can. */
const removalError = (kind: Removal['kind'], { hasPlayed, hasToCome }: Team): string | null => {
  if (hasPlayed) return playedWords[kind]();
  return hasToCome ? m.entries_to_come() : null;
};

/** An entered team with buttons that open the forms to move and to remove it. */
export function EnteredTeam({ detail, move, ...removal }: Props) {
  const { name } = removal.team;
  const refusal = removalError(removal.kind, removal.team);
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
          aria-describedby={refusal ? id : undefined}
          onClick={() => toggle('remove')}
        >
          {m.entries_remove()}
          <span className={blocks.hidden}> {name}</span>
        </Button>
      </Group>
      {refusal && (
        <div id={id} hidden={open !== 'remove'}>
          <Note>{`${m.entries_cannot_remove()} ${refusal}`}</Note>
        </div>
      )}
      {open === 'remove' && !refusal && <RemoveTeam {...removal} />}
      {open === 'move' && move}
    </li>
  );
}
