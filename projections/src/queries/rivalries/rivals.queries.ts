import type { RivalsInput } from '@rondelle/contracts/competition/inputs.ts';
import type { RivalsOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { gameCardsOf } from '../outputs/game-card.ts';
import { addWanted, type Listing, listingsOf, namesFor, wantedBy } from '../outputs/names.ts';
import { headToHeadGamesOf } from './head-to-head-games.queries.ts';
import type { Db } from '../../views/schema.ts';
import { gamesAround } from '../../computing/games/games-around.ts';
import { inOrderOfPlay } from '../../views/games/form.ts';
import { rivalryOf, type RivalTotals } from '../../views/rivalries/head-to-head.ts';

const limits = { latest: 1, awaited: 3, toCome: 5, postponed: 3 };

const listingIn = async (
  db: Db,
  catalogue: Catalogue,
  teamId: number,
  seasonId: number | null,
  parameter: string,
): Promise<Listing> => {
  const listings = await listingsOf(db, catalogue, [teamId]);
  const own = listings.find((listing) => listing.seasonId === seasonId) ?? listings[0];
  if (!own) throw new DomainError('team/unknown', parameter);
  return own;
};

const withName = (totals: RivalTotals, { name, path }: Listing) => ({ ...totals, name, path });

/** Returns the rivalry of two teams in a season, or over all seasons without `sid`, in the requested order. */
export const rivals = async (db: Db, { lang, sid, eid1, eid2 }: RivalsInput): Promise<RivalsOutput> => {
  if (eid1 === eid2) throw new DomainError('request/invalid', 'eid2');
  const catalogue = await catalogueIn(db, lang);
  const seasonId = sid === undefined ? null : catalogue.seasonBy(sid).id;
  const [one, two, headToHeadRow] = await Promise.all([
    listingIn(db, catalogue, eid1, seasonId, 'eid1'),
    listingIn(db, catalogue, eid2, seasonId, 'eid2'),
    headToHeadGamesOf(db, { teamLo: Math.min(eid1, eid2), teamHi: Math.max(eid1, eid2) }),
  ]);
  const requested =
    seasonId === null ? headToHeadRow : headToHeadRow.filter((game) => game.seasonId === seasonId);
  const { teams, longestRun, lastMeeting } = rivalryOf(requested, eid1, eid2);
  // Games that do not count are listed too, marked.
  const games = requested.filter(({ status }) => resultStatuses.includes(status)).toSorted(inOrderOfPlay);
  const { upcoming } = gamesAround(requested, limits);
  const seasonIds = new Set(headToHeadRow.map((game) => game.seasonId));
  const named = [...seasonIds].flatMap((id) => [
    { teamId: eid1, seasonId: id },
    { teamId: eid2, seasonId: id },
  ]);
  const names = await namesFor(db, catalogue, addWanted({ teams: named }, wantedBy([...games, ...upcoming])));
  const cards = gameCardsOf(games.toReversed(), names);
  return {
    season: seasonId === null ? null : names.season(seasonId),
    teams: [withName(teams[0], one), withName(teams[1], two)],
    longestRun: longestRun.teamId === null ? null : { teamId: longestRun.teamId, length: longestRun.length },
    lastMeeting: cards.find(({ id }) => id === lastMeeting?.gameId) ?? null,
    upcoming: gameCardsOf(upcoming, names),
    games: cards,
    seasons: catalogue.seasons
      .filter(({ id }) => seasonIds.has(id))
      .map(({ id, slug }) => ({
        id,
        slug,
        path: names.paths.rivalry(slug, names.team(eid1, id), names.team(eid2, id)),
      })),
  };
};
