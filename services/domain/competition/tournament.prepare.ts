import { DomainError } from '@rondelle/contracts/errors.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import {
  assertOfCategory,
  inOrder,
  knownCategory,
  knownRuleset,
  knownSeason,
  type Prepare,
} from './prepare.ts';
import type { Tournament } from './tournament.ts';

type Dated = { readonly seasonId: number; readonly startsOn: string; readonly endsOn: string };

/** Throws when the dates of a tournament are outside its season. */
const assertDays = async (references: References, { seasonId, startsOn, endsOn }: Dated): Promise<void> => {
  const season = await knownSeason(references, seasonId);
  const isWithin = (day: string): boolean => day >= season.startsOn && day <= season.endsOn;
  if (!isWithin(startsOn)) throw new DomainError('tournament/dates-outside-season', 'startsOn');
  if (!isWithin(endsOn)) throw new DomainError('tournament/dates-outside-season', 'endsOn');
};

/** Throws when a planned knock-out game is outside the season. */
const assertPlanned = async (references: References, seasonId: number, days: readonly string[]) => {
  const { startsOn, endsOn } = await knownSeason(references, seasonId);
  if (days.some((day) => day < startsOn || day > endsOn))
    throw new DomainError('game/date-outside-season', 'slots');
};

const assertCategories = (references: References, categoryIds: readonly number[]) =>
  inOrder(categoryIds.map((id) => knownCategory(references, id, 'categoryIds')));

export const prepareTournament: Prepare<'tournament', Tournament> = async (
  command,
  tournament,
  references,
) => {
  const { tournamentId, seasonId } = command;
  switch (command.type) {
    case 'CreateTournament':
      await assertDays(references, command);
      await assertCategories(references, command.categoryIds);
      await knownRuleset(references, command);
      return command;
    case 'RestoreTournament':
      await knownSeason(references, seasonId);
      return command;
    case 'ChangeTournamentDates':
      // Only changed dates are checked, because older tournaments may have dates outside their season.
      if (tournament?.startsOn !== command.startsOn || tournament.endsOn !== command.endsOn)
        await assertDays(references, command);
      return command;
    case 'ChangeTournamentCategories':
      await assertCategories(references, command.categoryIds);
      return command;
    case 'ChangeTournamentRuleset':
      await knownRuleset(references, command);
      return command;
    case 'DrawTournamentBracket':
      await assertPlanned(
        references,
        seasonId,
        command.slots.map(({ date }) => date),
      );
      return command;
    case 'EnterTeamInTournament':
      await assertOfCategory(references, command, command.categoryId);
      return command;
    case 'RemoveTeamFromTournament': {
      const competition = { kind: 'tournament', id: tournamentId, seasonId } as const;
      return { ...command, ...(await references.gamesIn(command.teamId, competition)) };
    }
    case 'DeleteTournament':
      return { ...command, inUse: await references.isUsed('tournament', tournamentId, seasonId) };
    default:
      return command;
  }
};
