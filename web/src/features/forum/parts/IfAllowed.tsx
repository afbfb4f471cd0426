import type { ReactNode } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { MutedNote } from '../../../ui/muted/MutedNote.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

/** The form to write, or why the member may not; while permissions are unknown, the server decides on submission. */
export function IfAllowed({ children }: { children: ReactNode }) {
  const { lang } = usePageLocation();
  const { data, isPending } = trpc.forum.mayWrite.useQuery({ lang }, { retry: false });
  if (isPending) return null;
  if (data?.isTooYoung) return <Empty title={m.chat_too_young()} body={m.chat_too_young_hint()} />;
  if (data?.mutedUntil) return <MutedNote until={data.mutedUntil} />;
  return children;
}
