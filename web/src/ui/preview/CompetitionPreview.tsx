import type { CompetitionPreviewQuestion } from '@rondelle/contracts/competition/preview.answers.ts';
import { usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeTable } from './ChangeTable.tsx';
import classes from './preview.module.css';
import { rankTables } from './rank-tables.ts';

type Props = Pick<CompetitionPreviewQuestion, 'kind' | 'id'> & {
  /** What is chosen in the form; null while it is what stands there, or no choice yet. */
  change: Pick<CompetitionPreviewQuestion, 'ruleset' | 'draw'> | null;
};

/** In a form about rules or a draw: which ranks what is chosen would move, before it is saved. */
export function CompetitionPreview({ kind, id, change }: Props) {
  const { lang } = usePlace();
  const query = trpc.history.previewCompetition.useQuery(
    { lang, kind, id, ...change },
    { enabled: change !== null, retry: false, staleTime: 0 },
  );
  const tables = change !== null && query.data && !query.isFetching ? rankTables(query.data.ranks) : null;
  return (
    <div className={classes.part} role="status">
      {change !== null && query.isFetching && <p>{m.preview_loading()}</p>}
      {change !== null && query.isError && !query.isFetching && <p>{m.preview_failed()}</p>}
      {tables && (
        <div className={classes.tables}>
          <h3>{m.preview_title()}</h3>
          {tables.length === 0 && <p>{m.preview_no_rank()}</p>}
          {tables.map((table) => (
            <ChangeTable key={table.caption} {...table} />
          ))}
        </div>
      )}
    </div>
  );
}
