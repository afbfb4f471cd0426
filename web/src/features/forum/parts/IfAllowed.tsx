import type { ReactNode } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { MutedNote } from '../../../ui/muted/MutedNote.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

/** What a member writes with, or why they may not write; without an answer, the server decides on what is sent. */
export function IfAllowed({ children }: { children: ReactNode }) {
  const { lang } = usePageLocation();
  const { data, isPending } = trpc.forum.mayWrite.useQuery({ lang }, { retry: false });
  if (isPending) return null;
  if (data?.isTooYoung) return <Empty title={m.chat_too_young()} body={m.chat_too_young_hint()} />;
  if (data?.mutedUntil) return <MutedNote until={data.mutedUntil} />;
  return children;
}
