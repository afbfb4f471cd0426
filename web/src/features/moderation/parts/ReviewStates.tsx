import { type ReviewState, reviewStates } from '@rondelle/contracts/moderation/suspicion.ts';
import { usePlace, withSearch } from '../../../lib/place.ts';
import { m } from '../../../paraglide/messages.js';
import { Choices } from '../../../ui/filters/Choices.tsx';

const words: Readonly<Record<ReviewState, () => string>> = {
  open: m.review_state_open,
  approved: m.review_state_approved,
  undone: m.review_state_undone,
};

/** What waits, and what has been decided. */
export function ReviewStates({ state }: { state: ReviewState }) {
  const place = usePlace();
  const choices = reviewStates.map((one) => ({
    name: words[one](),
    path: withSearch(place, { state: one === 'open' ? null : one }),
    chosen: one === state,
  }));
  return <Choices label={m.review_states()} choices={choices} />;
}
