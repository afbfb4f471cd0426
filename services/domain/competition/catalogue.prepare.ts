import { DomainError } from '@rondelle/contracts/errors.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import type { Category } from './category.decider.ts';
import type { City } from './city.decider.ts';
import type { Named } from './names.ts';
import type { Organization } from './organization.decider.ts';
import type { Region } from './region.decider.ts';
import { assertCity, assertRegion, knownSeason, type Prepare } from './prepare.ts';
import type { Ruleset } from './ruleset.decider.ts';
import { assertNotTooEarly, type Season } from './season.decider.ts';

/** Throws when another season has this slug: seasons are looked up by slug. */
const assertOnlySeasonAt = async (
  { isSlugTaken }: References,
  { slug, seasonId }: { readonly slug: string; readonly seasonId: number },
  field: string,
): Promise<void> => {
  if (await isSlugTaken(slug, seasonId)) throw new DomainError('season/already-opened', field);
};

export const prepareSeason: Prepare<'season', Season> = async (command, season, references) => {
  switch (command.type) {
    case 'OpenSeason':
      assertNotTooEarly(command.slug, references.firstSeason);
      await assertOnlySeasonAt(references, command, 'slug');
      return command;
    case 'RestoreSeason':
      if (season.status !== 'absent')
        await assertOnlySeasonAt(references, { ...season, seasonId: command.seasonId }, 'seasonId');
      return command;
    case 'DeleteSeason':
      return { ...command, inUse: await references.isUsed('season', command.seasonId) };
    default:
      return command;
  }
};

type Renaming = { readonly onlyIn: number | null };
const assertSeasonOf = async (references: References, { onlyIn }: Renaming): Promise<void> => {
  if (onlyIn !== null) await knownSeason(references, onlyIn, 'onlyIn');
};

export const prepareRegion: Prepare<'region', Region> = async (command, _region, references) => {
  if (command.type === 'RenameRegion') await assertSeasonOf(references, command);
  return command.type === 'DeleteRegion'
    ? { ...command, inUse: await references.isUsed('region', command.regionId) }
    : command;
};

export const prepareCategory: Prepare<'category', Category> = async (command, _category, references) => {
  if (command.type === 'RenameCategory') await assertSeasonOf(references, command);
  return command.type === 'DeleteCategory'
    ? { ...command, inUse: await references.isUsed('category', command.categoryId) }
    : command;
};

export const prepareDivision: Prepare<'division', Named> = async (command, _division, references) =>
  command.type === 'DeleteDivision'
    ? { ...command, inUse: await references.isUsed('division', command.divisionId) }
    : command;

export const prepareCity: Prepare<'city', City> = async (command, _city, references) => {
  if (command.type === 'DeleteCity')
    return { ...command, inUse: await references.isUsed('city', command.cityId) };
  if (command.type === 'AddCity' || command.type === 'ChangeCity')
    await assertRegion(references, command.regionId);
  return command;
};

export const prepareOrganization: Prepare<'organization', Organization> = async (
  command,
  _is,
  references,
) => {
  if (command.type === 'DeleteOrganization')
    return { ...command, inUse: await references.isUsed('organization', command.organizationId) };
  if (command.type !== 'RestoreOrganization') await assertCity(references, command.cityId);
  return command;
};

export const prepareRuleset: Prepare<'ruleset', Ruleset> = async (command, _ruleset, references) =>
  command.type === 'DeleteRuleset'
    ? { ...command, inUse: await references.isUsed('ruleset', command.rulesetId) }
    : command;
