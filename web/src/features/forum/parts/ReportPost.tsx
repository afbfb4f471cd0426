import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLater } from '../../../lib/use-later.ts';
import { m } from '../../../paraglide/messages.js';
import type { ReportProps } from './ReportReasons.tsx';

const loadReasons = async () => (await import('./ReportReasons.tsx')).ReportReasons;

/** Says why a moderator should look at a post; the menu of reasons is loaded when it is opened first. */
export function ReportPost(props: ReportProps) {
  const [wanted, setWanted] = useState(false);
  const { Part: Reasons } = useLater(wanted, loadReasons);
  if (Reasons) return <Reasons {...props} />;
  const who = props.post.author?.name ?? m.forum_gone_member();
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-haspopup="menu"
      aria-label={m.forum_report_of({ who })}
      onClick={() => setWanted(true)}
    >
      {m.forum_report()}
    </Button>
  );
}
