import { entityId } from './vocabulary.ts';

// Ids with their descriptions and examples in the OpenAPI document. The examples exist in the demonstration data.
export const seasonId = entityId.meta({ description: 'Id of the season.', example: 1 });
export const categoryId = entityId.meta({ description: 'Id of the category.', example: 1 });
export const regionId = entityId.meta({ description: 'Id of the region.', example: 3 });
export const divisionId = entityId.meta({ description: 'Id of the division.', example: 1 });
export const rulesetId = entityId.meta({ description: 'Id of the ruleset.', example: 1 });
export const leagueId = entityId.meta({ description: 'Id of the league.', example: 1 });
export const tournamentId = entityId.meta({ description: 'Id of the tournament.', example: 1 });
export const teamId = entityId.meta({ description: 'Id of the team.', example: 1 });
export const gameId = entityId.meta({ description: 'Id of the game.', example: 1 });
export const cityId = entityId.meta({ description: 'Id of the city.', example: 1 });
export const organizationId = entityId.meta({ description: 'Id of the organization.', example: 1 });
