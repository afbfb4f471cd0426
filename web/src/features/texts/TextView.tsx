import type { ReactNode } from 'react';
import type { Outputs } from '../../lib/http/outputs.ts';
import { failureOf } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Contents } from '../../ui/prose/Contents.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

type Text = Outputs['content']['text'];
type Props = {
  query: { isPending: boolean; data: Text | undefined; error: unknown; refetch: () => unknown };
  /** Links beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A page from a Markdown text in `content/`. */
export function TextView({ query: { isPending, data, error, refetch }, actions, children }: Props) {
  if (isPending) return <Loading shape="text" />;
  if (!data) return <Failed failure={failureOf(error)} retry={() => void refetch()} />;
  const { title, description, updated, html, headings } = data;
  return (
    <PageFrame
      title={title}
      description={description}
      facts={updated && <span>{m.text_updated({ day: formatDay(updated) })}</span>}
      actions={actions}
    >
      <Contents headings={headings}>
        <Prose html={html} />
      </Contents>
      {children}
    </PageFrame>
  );
}
