import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { usePage } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Empty } from '../../../ui/states/Empty.tsx';
import { useOpenRoom } from '../use-open-room.ts';

/** Displayed while no room is open. Opens the room in the URL's parameters. */
export function Choose() {
  const { values } = usePage('chat');
  const { open, notice } = useOpenRoom();
  const { open: subject, with: username } = values;
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current || (!subject && !username)) return;
    requested.current = true;
    void open(subject ? { subject } : { username: username ?? '' });
  }, [open, subject, username]);
  if (notice) return <Empty title={notice.title} body={notice.hint} />;
  return (
    <Box visibleFrom="md">
      <Empty title={m.chat_choose()} />
    </Box>
  );
}
