import { type ReviewState, reviewStates } from '@rondelle/contracts/moderation/suspicion.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Choices } from '../../../ui/filters/Choices.tsx';

const words: Readonly<Record<ReviewState, () => string>> = {
  open: m.review_state_open,
  approved: m.review_state_approved,
  undone: m.review_state_undone,
};

/** Filters by state: open, approved or undone. */
export function ReviewStates({ state }: { state: ReviewState }) {
  const pageLocation = usePageLocation();
  const choices = reviewStates.map((one) => ({
    name: words[one](),
    path: withSearch(pageLocation, { state: one === 'open' ? null : one }),
    chosen: one === state,
  }));
  return <Choices label={m.review_states()} choices={choices} />;
}
