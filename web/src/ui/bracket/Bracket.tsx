import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { memo } from 'react';
import { afterPage } from '../../lib/page/load-after-page.ts';
import { Loading } from '../states/Loading.tsx';
import { bracketColumns, type Round } from './bracket-columns.ts';
import { BracketView } from './BracketView.tsx';
import { LazySuspense } from '../states/LazySuspense.tsx';

/** Most tournaments have no planned bracket, so its code is loaded only with one. */
const load = () => import('./PlannedBracket.tsx');
const PlannedBracket = afterPage(async () => (await load()).PlannedBracket);
/** The planned games of a day, for a schedule. */
export const PlannedGames = afterPage(async () => (await load()).PlannedGames);

type Props = {
  rounds: readonly Round[];
  /** The planned games; empty when the bracket was not planned. */
  planned: readonly BracketGame[];
  /** Subject of the bracket, for screen readers. */
  label: string;
};

/** The knock-out rounds of a category. Memoised for the same reason as `Certainties`. */
export const Bracket = memo(function Bracket({ rounds, planned, label }: Props) {
  if (planned.length === 0)
    return <BracketView columns={bracketColumns(rounds)} rounds={rounds} label={label} />;
  return (
    <LazySuspense fallback={<Loading shape="table" rows={4} />}>
      <PlannedBracket rounds={rounds} planned={planned} label={label} />
    </LazySuspense>
  );
});
