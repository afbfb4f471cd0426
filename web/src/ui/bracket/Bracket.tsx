import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { Suspense } from 'react';
import { afterPage } from '../../lib/after-page.ts';
import { Loading } from '../states/Loading.tsx';
import { bracketColumns, type Round } from './bracket-columns.ts';
import { BracketView } from './BracketView.tsx';

/** Most tournaments were not planned here: its code comes where one was. */
const PlannedBracket = afterPage(async () => (await import('./PlannedBracket.tsx')).PlannedBracket);

type Props = {
  rounds: readonly Round[];
  /** The games as they were planned; none where they were not. */
  planned: readonly BracketGame[];
  /** What the bracket is of, for screen readers. */
  label: string;
};

/** The knock-out rounds of a category. */
export function Bracket({ rounds, planned, label }: Props) {
  if (planned.length === 0)
    return <BracketView columns={bracketColumns(rounds)} rounds={rounds} label={label} />;
  return (
    <Suspense fallback={<Loading shape="table" rows={4} />}>
      <PlannedBracket rounds={rounds} planned={planned} label={label} />
    </Suspense>
  );
}
