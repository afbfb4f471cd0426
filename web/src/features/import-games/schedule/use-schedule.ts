import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { useMemo, useState } from 'react';
import type { Answers } from '../../../lib/answers.ts';
import { timeIn } from '../../../lib/cells/read-cell.ts';
import { dateIn } from '../../../lib/cells/read-date.ts';
import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { SheetGame } from '../read/games-in.ts';
import { keyOf, moved, type Moves, type Slot, swapped } from './move-games.ts';
import { type PlacedGame, placeGames } from './place-games.ts';
import { roundRobin } from './round-robin.ts';

export type IceTyped = {
  readonly venue: string;
  readonly weekdays: readonly number[];
  readonly times: string;
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
};

const parts = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const timesIn = (text: string): string[] => parts(text).flatMap((part) => timeIn(part) ?? []);

/** What cannot be read of the times and days that were typed. */
export const unreadIn = (
  { ice, without }: Settings,
  span: { startsOn: string; endsOn: string },
): string[] => [
  ...ice.flatMap(({ times }) => parts(times).filter((part) => timeIn(part) === null)),
  ...parts(without).filter((part) => dateIn(part, span) === null),
];

/** Games as lines of a spreadsheet, which is how they are published. */
export const linesOf = (
  games: readonly PlacedGame[],
  teams: readonly { readonly name: string }[],
): SheetGame[] =>
  games.map(({ date, time, venue, home, away }, at) => {
    const said: Readonly<Record<string, string>> = {
      date,
      time,
      venue,
      home: teams[home]?.name ?? '',
      away: teams[away]?.name ?? '',
    };
    return { line: at + 1, cells: sheetColumns.map((column) => said[column] ?? '') };
  });

/** A schedule that follows its settings at once. */
export const useSchedule = (season: Answers['season']['get']) => {
  const { lang } = usePageLocation();
  const { startsOn, endsOn, slug } = season;
  const [settings, setSettings] = useState<Settings>({
    leagueId: '',
    leagueName: '',
    categoryId: 0,
    regionId: 0,
    times: '2',
    from: startsOn,
    to: endsOn,
    without: '',
    ice: [{ venue: '', weekdays: [6], times: '9:00, 10:15, 11:30, 12:45' }],
  });
  const { leagueId, categoryId, regionId } = settings;
  const table = trpc.league.table.useQuery(
    { lang, sid: slug, cid: categoryId, rid: regionId },
    { enabled: leagueId !== '' },
  );
  const teams = useMemo(() => table.data?.standings.map(({ team }) => team) ?? [], [table.data]);
  const [moves, setMoves] = useState<Moves>(new Map());
  const drawn = useMemo(() => {
    const { times, from, to, without, ice } = settings;
    const span = { startsOn, endsOn };
    return placeGames(roundRobin(teams.length, Number(times)), {
      from,
      to,
      without: parts(without).flatMap((part) => dateIn(part, span) ?? []),
      ice: ice.map((one) => ({ ...one, venue: one.venue.trim(), times: timesIn(one.times) })),
    });
  }, [settings, teams, startsOn, endsOn]);
  const schedule = useMemo(() => ({ ...drawn, games: moved(drawn.games, moves) }), [drawn, moves]);
  return {
    settings,
    set: (changes: Partial<Settings>) => {
      // Another league’s pairings are other games.
      if (changes.leagueId !== undefined || changes.times !== undefined) setMoves(new Map());
      setSettings((now) => ({ ...now, ...changes }));
    },
    setIce: (at: number, changes: Partial<IceTyped>) =>
      setSettings((now) => ({
        ...now,
        ice: now.ice.map((one, place) => (place === at ? { ...one, ...changes } : one)),
      })),
    teams,
    isLoading: table.isFetching,
    schedule,
    isMoved: moves.size > 0,
    swap: (one: PlacedGame, other: PlacedGame) => setMoves(swapped(moves, one, other)),
    move: (game: PlacedGame, to: Slot) => setMoves(new Map([...moves, [keyOf(game), to]])),
    putBack: () => setMoves(new Map()),
  };
};
export type ScheduleState = ReturnType<typeof useSchedule>;
