import type { CompetitionCommand } from '@rondelle/contracts/competition/commands.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { countedAs } from '../counted-as.ts';
import type { Writing } from '../writing.ts';
import { type Change, competitionOfChange, gameBefore, placeOfNewResult, seasonOfChange } from './change.ts';
import { mustWait } from './must-wait.ts';
import type { WaitFacts } from './wait-facts.ts';

/** A dispute is the member's own opinion, though it counts as a correction for the limits. */
const isOpinion = ({ type }: CompetitionCommand): boolean => type === 'DisputeResult';

export const isCorrection = ({ commands, state }: Change): boolean =>
  commands.some((one) => {
    const counted = countedAs(one, state);
    return !isOpinion(one) && (counted === 'correction' || counted === 'deletion');
  });

/** Returns whether the member may correct a competition, such as `league-5`. */
const mayCorrectIn = async (facts: WaitFacts, competition: string | null): Promise<boolean> => {
  const [kind, id] = competition?.split('-') ?? [];
  return (kind === 'league' || kind === 'tournament') && facts.mayCorrect({ kind, id: Number(id) });
};

/**
 * Returns whether the member may correct the entity; for a team, the permission for one of its competitions is enough.
 */
export const mayCorrect = async (facts: WaitFacts, change: Change): Promise<boolean> => {
  if (change.kind !== 'team') return mayCorrectIn(facts, competitionOfChange(change));
  const seasonId = seasonOfChange(change);
  return seasonId !== null && facts.mayCorrectTeam(change.id, seasonId);
};

/**
 * Returns whether the change adds a result beside those of others: in a competition, or for a team, that the member may
 * not correct. A season that only the member entered is the member's own.
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

/** Events that free the address of a league or tournament. */
const addressFreeing: ReadonlySet<string> = new Set([
  'LeagueMoved',
  'LeagueDeleted',
  'TournamentCategoriesChanged',
  'TournamentDeleted',
]);

/** Returns whether the change frees the address of a league or tournament. */
const freesAddress = ({ kind, commands, state }: Change): boolean =>
  (kind === 'league' || kind === 'tournament') &&
  decideAll(aggregates[kind], commands, state).some(({ type }) => addressFreeing.has(type));

const entersTeams = ({ commands }: Change): boolean =>
  commands.some(({ type }) => type === 'EnterTeamInLeague' || type === 'EnterTeamInTournament');

/** Returns whether the change enters teams where others have results and the member may not correct them. */
const entersAmongOthers = async (facts: WaitFacts, change: Change): Promise<boolean> => {
  const competition = entersTeams(change) ? competitionOfChange(change) : null;
  if (competition === null || !(await facts.hasOthersIn(competition))) return false;
  return !(await mayCorrectIn(facts, competition));
};

/**
 * How a member's change is treated: `free` when it touches nothing that others recorded, or when the member may correct
 * there; `counted` when it may be made within the limits; `waits` when a second person must accept it. Throws the
 * errors of the commands.
 */
export const treatmentOf = async (
  { session }: Pick<Writing, 'session'>,
  change: Change,
  facts: WaitFacts,
): Promise<'free' | 'counted' | 'waits'> => {
  if (isAllowed(session.role, 'competition/correct')) return 'free';
  const isCorrecting = isCorrection(change);
  if (!isCorrecting && change.kind !== 'game' && !entersTeams(change)) return 'free';
  const since = await facts.overSince(seasonOfChange(change));
  if (since !== null && ((await addsToOthers(facts, change)) || (await entersAmongOthers(facts, change))))
    return 'waits';
  if (!isCorrecting) return 'free';
  const game = gameBefore(change);
  const isOwn = game
    ? game.recordedBy === session.memberId && (since === null || (await facts.setSince(change.id, since)))
    : since === null && (await facts.hasCreated(change.kind, change.id));
  if (isOwn || (await mayCorrect(facts, change))) return 'free';
  const trust = await facts.trust();
  const isWeighty = game?.status === 'final' || freesAddress(change);
  return mustWait({ isOver: since !== null, isWeighty, trust }) ? 'waits' : 'counted';
};
