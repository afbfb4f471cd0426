import { useTourStep } from '../../lib/state/tour-state.ts';
import { useLater } from '../../lib/page/use-lazy.ts';

const loadCard = async () => (await import('../../ui/tour/TourCard.tsx')).TourCard;

/** Shows the current step of the guided tour; its code is loaded with the first step. */
export function TourHost() {
  const step = useTourStep();
  const { Part: Card } = useLater(step !== null, loadCard);
  return step !== null && Card ? <Card step={step} /> : null;
}
