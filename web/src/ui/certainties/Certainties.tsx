import type { Certainty } from '@rondelle/contracts/competition/certainties.outputs.ts';
import { memo } from 'react';
import { afterPage } from '../../lib/page/load-after-page.ts';
import type { CertaintiesProps } from './CertaintyList.tsx';
import { LazySuspense } from '../states/LazySuspense.tsx';

/** Tables have certainties only near the end of a season, so the code is loaded only with some. */
const CertaintyList = afterPage(async () => (await import('./CertaintyList.tsx')).CertaintyList);

const StillChanges = afterPage(async () => (await import('./CertaintyList.tsx')).StillChanges);

/** Certainties with their words, for the explanations beside the ranks. */
export const explained = (certainties: readonly Certainty[]) =>
  certainties.map((certainty) => ({
    ...certainty,
    explained: (
      <LazySuspense fallback={null}>
        <StillChanges certainty={certainty} />
      </LazySuspense>
    ),
  }));

/**
 * Mathematical certainties of a table; nothing while every team can still end at every rank. Memoised, because React
 * drops the server's markup of a boundary whose props change before its code is there, and the page would jump.
 */
export const Certainties = memo(function Certainties(props: CertaintiesProps) {
  if (props.certainties.length === 0) return null;
  return (
    <LazySuspense fallback={null}>
      <CertaintyList {...props} />
    </LazySuspense>
  );
});
