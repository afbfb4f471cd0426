import { isDeepStrictEqual } from 'node:util';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { LeagueInfo, TournamentInfo } from './dataset-format.ts';
import type { Known, KnownLeague, KnownTeam, KnownTournament } from './known.ts';
import type { TeamRow } from './check-team.ts';
import type { CheckedDataset } from './read-rows.ts';

/** A thing as imports alone have told it, whatever people have changed of it since. */
const asImported = async <State, Command, Event extends CompetitionEvent>(
  log: EventLog,
  kind: StreamKind,
  id: number,
  { initial, evolve }: Decider<State, Command, Event>,
): Promise<State> => {
  let state = initial;
  // A stream holds its own kind's events alone.
  for await (const event of log.readStream(streamOf(kind, id)))
    if (['import', 'demo'].includes(event.metadata.source)) state = evolve(state, event as Recorded<Event>);
  return state;
};

const hasOtherRules = (
  { ruleset }: { readonly ruleset: string },
  { rulesetId, rulesetVersion }: KnownLeague | KnownTournament,
  { rulesets }: Known,
): boolean => {
  const now = rulesets.get(ruleset);
  return now?.id !== rulesetId || now.version !== rulesetVersion;
};

const leagueDiffers = (info: LeagueInfo, before: KnownLeague, known: Known): boolean =>
  !isDeepStrictEqual(before.name, info.name) ||
  before.regionId !== known.regions.get(info.region)?.id ||
  hasOtherRules(info, before, known);

const tournamentDiffers = (info: TournamentInfo, before: KnownTournament, known: Known): boolean =>
  !isDeepStrictEqual(before.name, info.name) ||
  before.startsOn !== info.startsOn ||
  before.endsOn !== info.endsOn ||
  before.city !== info.city ||
  !isDeepStrictEqual(
    before.categoryIds,
    info.categories.map((key) => known.categories.get(key)?.id),
  ) ||
  hasOtherRules(info, before, known);

const teamDiffers = (row: TeamRow, before: KnownTeam, known: Known): boolean => {
  const listed = before.seasons.get(known.seasons.get(row.season)?.id ?? 0);
  return (
    listed !== undefined &&
    (listed.name !== row.name ||
      listed.city !== row.city ||
      listed.categoryId !== known.categories.get(row.category)?.id ||
      listed.regionId !== known.regions.get(row.region)?.id)
  );
};

type Keyed = { readonly key: string };

/** What is known, with what an import said of it last (`read`) where the dataset says otherwise than the site. */
const comparing = async <Said extends Keyed, Before extends { readonly id: number }, State>(
  said: readonly Said[],
  known: ReadonlyMap<string, Before>,
  differs: (said: Said, before: Before) => boolean,
  read: (id: number) => Promise<State>,
): Promise<Map<string, Before & { imported?: State }>> => {
  const found = new Map<string, Before & { imported?: State }>(known);
  for (const one of said) {
    const before = found.get(one.key);
    if (before && before.imported === undefined && differs(one, before))
      found.set(one.key, { ...before, imported: await read(before.id) });
  }
  return found;
};

/** Leagues, tournaments and teams with what imports said of those that the dataset tells otherwise than the site. */
export const withImported = async (
  log: EventLog,
  { info, teams }: CheckedDataset,
  known: Known,
): Promise<Known> => ({
  ...known,
  leagues: await comparing(
    info.leagues,
    known.leagues,
    (said, before) => leagueDiffers(said, before, known),
    (id) => asImported(log, 'league', id, league),
  ),
  tournaments: await comparing(
    info.tournaments,
    known.tournaments,
    (said, before) => tournamentDiffers(said, before, known),
    (id) => asImported(log, 'tournament', id, tournament),
  ),
  teams: await comparing(
    teams,
    known.teams,
    (said, before) => teamDiffers(said, before, known),
    (id) => asImported(log, 'team', id, team),
  ),
});
