import type { BracketPlace, DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';
import type { BracketInfo, PlaceInfo } from '@rondelle/importer/dataset-bracket.ts';
import type { SeasonKeys } from './season-keys.ts';

/** A tournament's brackets with the keys of a dump; leaves out a bracket with a team that has left the season. */
export const bracketsIn = (brackets: readonly DrawnBracket[], keys: SeasonKeys): BracketInfo[] => {
  const teams = new Map(keys.teams.map(({ teamId, key }) => [teamId, key]));
  const placeIn = (place: BracketPlace): PlaceInfo | null => {
    if (place.from !== 'team') return place;
    const team = teams.get(place.teamId);
    return team === undefined ? null : { from: 'team', team };
  };
  return brackets.flatMap(({ categoryId, groupGames, slots }) => {
    const category = keys.categories.get(categoryId)?.key;
    const exported = slots.flatMap(({ gameId, key = null, home: atHome, away: visiting, ...slot }) => {
      const [home, away] = [placeIn(atHome), placeIn(visiting)];
      return home && away ? [{ ...slot, home, away, game: keys.gameKey(gameId, key) }] : [];
    });
    // Later games depend on earlier ones, so a bracket is exported whole or not at all.
    return category !== undefined && exported.length === slots.length
      ? [{ category, groupGames, slots: exported }]
      : [];
  });
};
