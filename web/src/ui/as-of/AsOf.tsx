import { today } from '../../lib/format/today.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { afterPage } from '../../lib/page/load-after-page.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';
import { Link } from '../link/Link.tsx';
import { Loading } from '../states/Loading.tsx';
import { LazySuspense } from '../states/LazySuspense.tsx';

type Props = { asOf: { playedBy: string | null; knownAt: string | null } };

const AsOfForm = afterPage(async () => (await import('./AsOfForm.tsx')).AsOfForm);

/**
 * The form for an earlier state of a page, or the link that opens it with the state of today, since few readers need
 * the form's code.
 */
export function AsOf({ asOf }: Props) {
  const pageLocation = usePageLocation();
  // A cached page may link to an earlier day; the form corrects it.
  const day = useToday() ?? today();
  if (asOf.playedBy !== null || asOf.knownAt !== null)
    return (
      <LazySuspense fallback={<Loading shape="text" rows={4} />}>
        <AsOfForm asOf={asOf} />
      </LazySuspense>
    );
  return (
    <p className={`${blocks.line} ${blocks.note}`} data-unprinted>
      <Link href={withSearch(pageLocation, { playedBy: day })} rel="nofollow" suppressHydrationWarning>
        {m.asof_title()}
      </Link>
    </p>
  );
}
