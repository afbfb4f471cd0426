import { DomainError } from '@rondelle/contracts/errors.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import type { League } from './league.ts';
import {
  assertDivision,
  assertOfCategory,
  knownCategory,
  knownLeague,
  knownRegion,
  knownRuleset,
  knownSeason,
  type Prepare,
} from './prepare.ts';

type Address = {
  readonly leagueId: number;
  readonly seasonId: number;
  readonly categoryId: number;
  readonly regionId: number;
};

/** Throws unless the category and the region exist and no other league has both: they are a league's address. */
const assertAddress = async (
  references: References,
  { leagueId, ...address }: Address,
  field = 'regionId',
): Promise<void> => {
  const isTaken = await references.isAddressTaken(address, leagueId);
  await knownCategory(references, address.categoryId);
  await knownRegion(references, address.regionId);
  if (isTaken) throw new DomainError('league/place-taken', field);
};

export const prepareLeague: Prepare<'league', League> = async (command, league, references) => {
  const { leagueId, seasonId } = command;
  switch (command.type) {
    case 'CreateLeague':
      await knownSeason(references, seasonId);
      await knownRuleset(references, command);
      await assertAddress(references, command);
      return command;
    case 'MoveLeague':
      if (league && (league.categoryId !== command.categoryId || league.regionId !== command.regionId))
        await assertAddress(references, command);
      return command;
    case 'RestoreLeague':
      await knownSeason(references, seasonId);
      if (league) await assertAddress(references, { ...league, leagueId, seasonId }, 'leagueId');
      return command;
    case 'ChangeLeagueRuleset':
      await knownRuleset(references, command);
      return command;
    case 'EnterTeamInLeague': {
      const { categoryId } = await knownLeague(references, leagueId, command);
      await assertOfCategory(references, command, categoryId);
      await assertDivision(references, command.divisionId);
      return command;
    }
    case 'MoveTeamToDivision':
      await assertDivision(references, command.divisionId);
      return command;
    case 'RemoveTeamFromLeague': {
      const league = { kind: 'league', id: leagueId, seasonId } as const;
      return { ...command, ...(await references.gamesIn(command.teamId, league)) };
    }
    case 'DeleteLeague':
      return { ...command, inUse: await references.isUsed('league', leagueId, seasonId) };
    default:
      return command;
  }
};
