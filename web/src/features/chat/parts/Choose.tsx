import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { usePage } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Empty } from '../../../ui/states/Empty.tsx';
import { useOpening } from '../use-opening.ts';

/** Displayed while no room is open. Opens the room in the URL's parameters. */
export function Choose() {
  const { values } = usePage('chat');
  const { open, notice } = useOpening();
  const { open: thing, with: username } = values;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || (!thing && !username)) return;
    asked.current = true;
    void open(thing ? { thing } : { username: username ?? '' });
  }, [open, thing, username]);
  if (notice) return <Empty title={notice.title} body={notice.hint} />;
  return (
    <Box visibleFrom="md">
      <Empty title={m.chat_choose()} />
    </Box>
  );
}
