import { swapSides } from '@rondelle/contracts/competition/game-fields.ts';
import type { GameParts } from './game-parts.ts';

/** Returns a game's parts with the other team at home. */
const turned = (parts: GameParts): GameParts => ({
  ...parts,
  teams: swapSides(parts.teams),
  score: parts.score && swapSides(parts.score),
  fairPlay: parts.fairPlay && swapSides(parts.fairPlay),
  counts: parts.counts && swapSides(parts.counts),
});

/** Returns the parts as seen by these teams, in their order; unchanged when the teams are others. */
export const partsFor = (teams: GameParts['teams'], parts: GameParts): GameParts =>
  parts.teams.homeTeamId === teams.awayTeamId && parts.teams.awayTeamId === teams.homeTeamId
    ? turned(parts)
    : parts;
