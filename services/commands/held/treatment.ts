import type { CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { countedAs } from '../counted-as.ts';
import type { Writing } from '../writing.ts';
import { type Change, competitionOfChange, gameBefore, placeOfNewResult, seasonOfChange } from './change.ts';
import { mustWait } from './must-wait.ts';
import type { WaitFacts } from './wait-facts.ts';

/** A dispute is the member's own opinion, though it counts as a correction for the limits. */
const isOpinion = ({ type }: CompetitionCommand): boolean => type === 'DisputeResult';

const isCorrection = ({ commands, state }: Change): boolean =>
  commands.some((one) => {
    const counted = countedAs(one, state);
    return !isOpinion(one) && (counted === 'correction' || counted === 'deletion');
  });

/** Whether the member may correct a competition, such as `league-5`. */
const mayCorrectIn = async (facts: WaitFacts, competition: string | null): Promise<boolean> => {
  const [kind, id] = competition?.split('-') ?? [];
  return (kind === 'league' || kind === 'tournament') && facts.mayCorrect({ kind, id: Number(id) });
};

/** Whether the member may correct what is changed: those of a team's competitions may for the team. */
const mayCorrect = async (facts: WaitFacts, change: Change): Promise<boolean> => {
  if (change.kind !== 'team') return mayCorrectIn(facts, competitionOfChange(change));
  const seasonId = seasonOfChange(change);
  return seasonId !== null && facts.mayCorrectTeam(change.id, seasonId);
};

/**
 * Whether the change adds a result beside those of others: in a competition, or for a team, that the member may not
 * correct. A season that only the member entered is the member's own.
 */
const addsToOthers = async (facts: WaitFacts, change: Change): Promise<boolean> => {
  const place = placeOfNewResult(change);
  if (!place) return false;
  const { competition, seasonId, teamIds } = place;
  if ((await facts.hasOthersIn(competition)) && !(await mayCorrectIn(facts, competition))) return true;
  for (const teamId of teamIds)
    if ((await facts.hasOthersOf(teamId, place)) && !(await facts.mayCorrectTeam(teamId, seasonId)))
      return true;
  return false;
};

/**
 * How a member's change is treated: `free` when it touches nothing that others recorded, or when the member may correct
 * there; `counted` when it may be made within the limits; `waits` when a second person must accept it. Throws what the
 * commands would throw.
 */
export const treatmentOf = async (
  { session }: Pick<Writing, 'session'>,
  change: Change,
  facts: WaitFacts,
): Promise<'free' | 'counted' | 'waits'> => {
  if (isAllowed(session.role, 'competition/correct')) return 'free';
  const isCorrecting = isCorrection(change);
  if (!isCorrecting && change.kind !== 'game') return 'free';
  const since = await facts.overSince(seasonOfChange(change));
  if (since !== null && (await addsToOthers(facts, change))) return 'waits';
  if (!isCorrecting) return 'free';
  const game = gameBefore(change);
  const isOwn =
    game?.recordedBy === session.memberId && (since === null || (await facts.setSince(change.id, since)));
  if (isOwn || (await mayCorrect(facts, change))) return 'free';
  const trust = await facts.trust();
  return mustWait({ isOver: since !== null, isFinal: game?.status === 'final', trust }) ? 'waits' : 'counted';
};
