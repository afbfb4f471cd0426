import type { RollBackPlanOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { Pager } from '../../../ui/pager/Pager.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { type RollBackQuery, usePlanned } from '../use-plan.ts';
import { PlanTable } from './PlanTable.tsx';

type Props = { plan: RollBackPlanOutput; filter: RollBackQuery };

/** The changes of the plan, a page at a time. */
export function PlannedChanges({ plan, filter }: Props) {
  const { query, entries, paging } = usePlanned(filter, plan);
  return (
    <>
      {query?.isPending && <Loading shape="table" />}
      {query && hasFailed(query) && (
        <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />
      )}
      {entries && <PlanTable entries={entries} />}
      {paging && <Pager paging={paging} />}
    </>
  );
}
