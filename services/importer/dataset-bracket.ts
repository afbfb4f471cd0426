import { bracketPlace, groupGames, plannedSlot } from '@rondelle/contracts/competition/bracket.ts';
import { mostBracketGames } from '@rondelle/contracts/competition/bracket-limits.ts';
import { distinct, sourceKey } from '@rondelle/contracts/competition/vocabulary.ts';
import { z } from 'zod';

const [group, best, winner, loser] = bracketPlace.options;
/** A bracket place as on the site, except that a team is named by its key. */
const place = z.discriminatedUnion('from', [
  group,
  best,
  winner,
  loser,
  z.strictObject({ from: z.literal('team'), team: sourceKey }),
]);
export type PlaceInfo = z.infer<typeof place>;

/** `game`: the key that its game has, or will have once both teams are known. */
const slot = plannedSlot.extend({ home: place, away: place, game: sourceKey });

/** The planned knock-out games of one category of a tournament. */
export const bracketInfo = z.object({
  category: sourceKey,
  groupGames,
  slots: distinct(slot, mostBracketGames, (one) => one.slot).min(1),
});
export type BracketInfo = z.infer<typeof bracketInfo>;

/** Returns the keys of the teams that a bracket names. Most of its places have no team yet. */
export const teamsNamedIn = ({ slots }: BracketInfo): readonly string[] =>
  slots.flatMap(({ home, away }) => [home, away].flatMap((one) => (one.from === 'team' ? [one.team] : [])));
