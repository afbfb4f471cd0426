import type { TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { Suspense } from 'react';
import { afterPage } from '../../lib/page/load-after-page.ts';
import { useOwnStatus } from '../follow/use-follow.ts';

const PlannedProblems = afterPage(async () => (await import('./PlannedProblems.tsx')).PlannedProblems);

type Props = { output: Pick<TournamentOutput, 'tournament' | 'tournamentCategories'> };

/**
 * On the page of a tournament: shows members who may change its brackets why one can't be played as it stands. Rendered
 * in the browser only, and nothing for everybody else.
 */
export function BracketNotice({ output: { tournament, tournamentCategories } }: Props) {
  const { status } = useOwnStatus('tournament', tournament.id);
  const planned = tournamentCategories.filter(({ bracket }) => bracket.length > 0);
  const mayChange = status !== null && (status.mayAccept || (status.supervised && !status.waits));
  if (!mayChange || planned.length === 0) return null;
  return (
    <Suspense>
      <PlannedProblems id={tournament.id} categories={planned.map(({ category }) => category)} />
    </Suspense>
  );
}
