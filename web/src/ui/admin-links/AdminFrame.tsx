import type { TRPCClientErrorLike } from '@trpc/client';
import type { ReactNode } from 'react';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import type { AppRouter } from '../../lib/http/trpc.ts';
import { useRefusedAdmin } from '../../lib/member/use-refused-admin.ts';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { AdminLinks } from './AdminLinks.tsx';
import blocks from '../blocks.module.css';

type AdminQuery<T> = {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: TRPCClientErrorLike<AppRouter> | null;
  readonly refetch: () => unknown;
};
type Props<T> = {
  title: string;
  description: string;
  /** The page's purpose, below the menu of the administration. */
  lead?: string;
  query: AdminQuery<T>;
  children: (data: T) => ReactNode;
};

/** Frame of an administration page: shows its query's states, and redirects without permission. */
export function AdminFrame<T>({ title, description, lead, query, children }: Props<T>) {
  const isRefused = useRefusedAdmin(query.error?.data?.domainCode);
  if (hasFailed(query) && !isRefused)
    return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  if (isRefused || query.data === undefined) return <Loading shape="text" rows={12} />;
  return (
    <PageFrame title={title} description={description}>
      <div>
        <AdminLinks />
        {lead && <p className={blocks.muted}>{lead}</p>}
      </div>
      {children(query.data)}
    </PageFrame>
  );
}
