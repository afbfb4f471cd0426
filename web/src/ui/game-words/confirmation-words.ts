import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../paraglide/messages.js';

/** Describes the confirmation of a result in a sentence; null without a result. */
export const confirmationWords = ({ confirmation, home, away }: GameCard): string | null => {
  if (!confirmation) return null;
  const { status, by } = confirmation;
  if (status === 'entered' || by === null) return m.confirmation_entered();
  const { name: team } = by === 'home' ? home : away;
  return status === 'confirmed' ? m.confirmation_confirmed({ team }) : m.confirmation_disputed({ team });
};

/** Describes the confirmation in one word for lists; null for results that were only entered, as most are. */
export const confirmationBadge = ({ confirmation }: GameCard): string | null => {
  if (confirmation?.status === 'confirmed') return m.confirmation_badge_confirmed();
  return confirmation?.status === 'disputed' ? m.confirmation_badge_disputed() : null;
};
