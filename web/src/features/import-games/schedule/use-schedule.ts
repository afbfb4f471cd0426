import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { useMemo, useState } from 'react';
import type { Outputs } from '../../../lib/http/outputs.ts';
import { timeIn } from '../../../lib/cells/read-cell.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { today } from '../../../lib/format/today.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { noAnswers } from '../name-answers.ts';
import { useOnlyLeague } from '../use-only-league.ts';
import type { SheetGame } from '../read/games-in.ts';
import type { KnownVenue } from '../../../ui/venue-field/venue-suggestions.ts';
import { daysWithout } from './days-without.ts';
import type { Ice } from './ice-slots.ts';
import { keyOf, moved, type Moves, type Slot, swapped } from './move-games.ts';
import { replacedBy, splitExisting, withoutPlayed } from './existing-games.ts';
import { firstDay, type PlacedGame, placeGames } from './place-games.ts';
import { roundRobin } from './round-robin.ts';

type Season = Outputs['season']['get'];
export type IceTyped = {
  readonly venue: string;
  readonly weekdays: readonly number[];
  readonly times: string;
  /** Ids of the teams with home games here; absent in older drafts. */
  readonly teams?: readonly string[];
};
export type Settings = {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly categoryId: number;
  readonly regionId: number;
  readonly times: string;
  readonly from: string;
  readonly to: string;
  readonly without: string;
  readonly ice: readonly IceTyped[];
  /** The cities of venues that were chosen from the suggestions; absent in older drafts. */
  readonly cities?: readonly (readonly [venue: string, city: string])[];
  /** Handling of upcoming games on the site; `replace` when absent. */
  readonly standing?: 'replace' | 'add';
};

const parts = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const timesIn = (text: string): string[] => parts(text).flatMap((part) => timeIn(part) ?? []);

const iceOf = (ice: readonly IceTyped[], teams: readonly { readonly id: number }[]): readonly Ice[] =>
  ice.map(({ venue, weekdays, times, teams: own = [] }) => ({
    venue: venue.trim(),
    weekdays,
    times: timesIn(times),
    teams: teams.flatMap(({ id }, at) => (own.includes(String(id)) ? [at] : [])),
  }));

/** Returns the typed times and dates that cannot be read. */
export const unreadIn = (
  { ice, without }: Settings,
  span: { startsOn: string; endsOn: string },
): string[] => [
  ...ice.flatMap(({ times }) => parts(times).filter((part) => timeIn(part) === null)),
  ...daysWithout(parts(without), span).unread,
];

/** Returns the games as rows of a spreadsheet, because the schedule is published as an import. */
export const linesOf = (
  games: readonly PlacedGame[],
  teams: readonly { readonly name: string }[],
  cities: Settings['cities'] = [],
): SheetGame[] => {
  const cityOf = new Map(cities);
  return games.map(({ date, time, venue, home, away }, at) => {
    const byColumn: Readonly<Partial<Record<SheetColumn, string>>> = {
      date,
      time,
      venue,
      city: cityOf.get(venue) ?? '',
      home: teams[home]?.name ?? '',
      away: teams[away]?.name ?? '',
    };
    return { line: at + 1, cells: sheetColumns.map((column) => byColumn[column] ?? '') };
  });
};

type Draft = {
  readonly settings: Settings;
  readonly moves: readonly (readonly [string, Slot])[];
  /** The team ids of `moves`, whose keys are indexes and mean other games with other teams. */
  readonly movedOf: string;
  readonly answers: SheetAnswers;
};
const draftOf = (season: Season): Draft => ({
  settings: {
    leagueId: '',
    leagueName: '',
    categoryId: 0,
    regionId: 0,
    times: '2',
    from: firstDay(season, today()),
    to: season.endsOn,
    without: '',
    ice: [{ venue: '', weekdays: [6], times: '9:00, 10:15, 11:30, 12:45' }],
  },
  moves: [],
  movedOf: '',
  answers: noAnswers,
});

/** The settings with the season's league, if it has only one and none is chosen. */
const useWithLeague = (season: string, settings: Settings): Settings => {
  const only = useOnlyLeague(season, settings.leagueId === '');
  return useMemo(() => {
    if (!only) return settings;
    const { id, name, category, region } = only;
    return {
      ...settings,
      leagueId: String(id),
      leagueName: name,
      categoryId: category.id,
      regionId: region.id,
    };
  }, [only, settings]);
};

/** Queries a league’s teams, sorted by id, so that results do not change the schedule; and its games on the site. */
const useTeams = (season: string, { leagueId, categoryId, regionId }: Settings) => {
  const { lang } = usePageLocation();
  const input = { lang, sid: season, cid: categoryId, rid: regionId };
  const table = trpc.league.table.useQuery(input, { enabled: leagueId !== '' });
  const teams = useMemo(
    () => (table.data?.standings ?? []).map(({ team }) => team).toSorted((one, other) => one.id - other.id),
    [table.data],
  );
  const list = trpc.game.list.useQuery(input, { enabled: leagueId !== '' });
  const standing = useMemo(
    () =>
      splitExisting(
        (list.data?.games ?? []).filter(
          ({ competition }) => competition?.kind === 'league' && String(competition.id) === leagueId,
        ),
      ),
    [list.data, leagueId],
  );
  const near = useMemo(
    () => [{ venues: (list.data?.games ?? []).map(({ venue }) => venue), cities: [] }],
    [list.data],
  );
  return { teams, standing, near, isLoading: table.isFetching || list.isFetching };
};

/** Computes a schedule from its settings and moves, which are stored as a draft until it is published. */
export const useSchedule = (season: Season) => {
  const { startsOn, endsOn, slug } = season;
  const draftState = useDraft<Draft>(`make-schedule ${slug}`, () => draftOf(season));
  const { answers, movedOf } = draftState.draft;
  const settings = useWithLeague(slug, draftState.draft.settings);
  const [isBack, setBack] = useState(draftState.wasRestored);
  const { teams, standing, near, isLoading } = useTeams(slug, settings);
  const teamIds = teams.map(({ id }) => id).join();
  const moves: Moves = useMemo(
    () => new Map(movedOf === teamIds ? draftState.draft.moves : []),
    [draftState.draft.moves, movedOf, teamIds],
  );
  const isAdded = settings.standing === 'add';
  const drawn = useMemo(() => {
    const { times, from, to, without, ice } = settings;
    const span = { startsOn, endsOn };
    const all = roundRobin(teams.length, Number(times));
    const pairings = isAdded ? all : withoutPlayed(all, standing.played, teams);
    return placeGames(pairings, {
      from,
      to,
      without: daysWithout(parts(without), span).days,
      ice: iceOf(ice, teams),
    });
  }, [settings, teams, standing, isAdded, startsOn, endsOn]);
  const schedule = useMemo(() => ({ ...drawn, games: moved(drawn.games, moves) }), [drawn, moves]);
  const replaces = useMemo(
    () => (isAdded ? [] : replacedBy(schedule.games, standing.toCome, teams)),
    [isAdded, schedule, standing, teams],
  );
  const storeMoves = (next: Moves) => draftState.change({ moves: [...next], movedOf: teamIds });
  return {
    settings,
    set: (changes: Partial<Settings>) =>
      draftState.change((now) => ({
        settings: { ...now.settings, ...changes },
        // Moves do not apply to the pairings of another league or number of games.
        ...((changes.leagueId !== undefined || changes.times !== undefined) && { moves: [] }),
      })),
    setIce: (at: number, changes: Partial<IceTyped>) =>
      draftState.change(({ settings: now }) => ({
        settings: {
          ...now,
          ice: now.ice.map((one, place) => (place === at ? { ...one, ...changes } : one)),
        },
      })),
    /** Stores the city of a chosen venue, for the games there. */
    setCity: ({ name, cityName }: Pick<KnownVenue, 'name' | 'cityName'>) =>
      draftState.change(({ settings: now }) => ({
        settings: { ...now, cities: [...new Map([...(now.cities ?? []), [name, cityName ?? '']])] },
      })),
    teams,
    /** Where the league plays already. */
    near,
    isLoading,
    schedule,
    isMoved: moves.size > 0,
    swap: (one: PlacedGame, other: PlacedGame) => storeMoves(swapped(moves, one, other)),
    move: (game: PlacedGame, to: Slot) => storeMoves(new Map([...moves, [keyOf(game), to]])),
    putBack: () => storeMoves(new Map()),
    standing,
    /** The upcoming games that publishing removes. */
    replaces,
    /** The upcoming games that are replaced, or that the schedule has on their day: neither is a conflict. */
    superseded: isAdded ? [] : standing.toCome.map(({ id }) => id),
    answers: { ...answers, again: true, replaces: [...replaces] },
    setAnswers: (given: SheetAnswers) => draftState.change({ answers: given }),
    /** True when a draft was restored. */
    isBack,
    startOver: () => {
      draftState.clear(draftOf(season));
      setBack(false);
    },
    /** Deletes the stored draft, once the import has started. */
    forget: () => draftState.clear(),
  };
};
export type ScheduleState = ReturnType<typeof useSchedule>;
