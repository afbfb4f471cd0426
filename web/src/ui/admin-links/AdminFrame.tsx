import type { TRPCClientErrorLike } from '@trpc/client';
import type { ReactNode } from 'react';
import type { AppRouter } from '../../lib/trpc.ts';
import { useRefusedAdmin } from '../../lib/use-refused-admin.ts';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { AdminLinks } from './AdminLinks.tsx';
import blocks from '../blocks.module.css';

type Asked<T> = {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: TRPCClientErrorLike<AppRouter> | null;
  readonly refetch: () => unknown;
};
type Props<T> = {
  title: string;
  description: string;
  /** Under the ways to the other pages: what this one is for. */
  lead?: string;
  query: Asked<T>;
  children: (data: T) => ReactNode;
};

/** A page of the administration, once what it is about is answered; whoever may not see it is led away. */
export function AdminFrame<T>({ title, description, lead, query, children }: Props<T>) {
  const isRefused = useRefusedAdmin(query.error?.data?.domainCode);
  if (query.isError && !isRefused && query.data === undefined)
    return <Failed failure={{ kind: 'failed' }} retry={() => void query.refetch()} />;
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
