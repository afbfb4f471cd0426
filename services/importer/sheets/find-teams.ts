import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { ReserveIds } from '../plan/assign-ids.ts';
import { isTooLong, mostNames, mostUnclear, requireAtMost, textKey } from './count-names.ts';
import type { LeagueFinder } from './league-finder.ts';
import { createRecogniser, effortOfFile, type Recogniser } from './recognise.ts';
import { cellOf, type Sheet, type SheetLeague } from './sheet.ts';
import type { Entering, SheetTeams, TeamFinder } from './sheet-teams.ts';
import { teamRecogniser } from './team-recogniser.ts';

type TeamChoice = SheetAnswers['teams'][number];

const called = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
const placeOf = (league: SheetLeague, text: string): string => `${league.id} ${textKey(text)}`;

/** Caches the map key of each text in its league, because thousands of rows spell a team in the same way. */
const createPlaces = () => {
  const places = new Map<SheetLeague, Map<string, string>>();
  const placeIn = (league: SheetLeague, text: string): string => {
    const ofLeague = places.get(league) ?? new Map<string, string>();
    places.set(league, ofLeague);
    const place = ofLeague.get(text) ?? placeOf(league, text);
    ofLeague.set(text, place);
    return place;
  };
  return placeIn;
};

/**
 * Reads people's answers. `known`: the team of each text; `wanted`: the teams to register; `entering`: teams of the
 * site that are new in the league; `answeredAs`: see below.
 */
const readAnswers = async (
  answers: readonly TeamChoice[],
  leagues: readonly SheetLeague[],
  signal: AbortSignal | undefined,
) => {
  const known = new Map<string, ReturnType<TeamFinder>>();
  const wanted = new Map<string, { league: SheetLeague; name: string }>();
  const entering = new Map<string, Entering>();
  const recognisers = new Map<SheetLeague, Recogniser<string>>();
  const effort = effortOfFile();
  const byId = new Map(leagues.map((league) => [league.id, league]));
  const own = Map.groupBy(answers, ({ leagueId }) => leagueId);
  const there = new Map<string, number>();
  for (const id of own.keys()) {
    const league = byId.get(id);
    if (!league) continue;
    const { teams } = league;
    // The first of two teams with the same name counts.
    const note = (team: (typeof teams)[number]) => {
      const place = placeOf(league, team.name);
      if (!there.has(place)) there.set(place, team.id);
    };
    await eachInTurns(teams, note, signal);
    const ids = new Set(teams.map((team) => team.id));
    const recogniser = createRecogniser<string>(effort);
    recognisers.set(league, recogniser);
    const take = ({ text, team }: TeamChoice): void => {
      const place = placeOf(league, text);
      recogniser.add({ thing: place, names: [text], around: league.words });
      if (isTooLong(text)) known.set(place, null);
      else if (team === 'skip') known.set(place, 'left-out');
      else if (team === 'new') {
        // An earlier import that was interrupted may have registered the team already.
        known.set(place, there.get(place) ?? null);
        if (!there.has(place)) wanted.set(place, { league, name: called(text) });
      } else {
        known.set(place, team);
        if (!ids.has(team)) entering.set(`${league.id} ${team}`, { league, id: team });
      }
    };
    await eachInTurns(own.get(id) ?? [], take, signal);
  }
  /** Returns the map key of an answer about the same name in another spelling; null when there is none. */
  const answeredAs = (league: SheetLeague, text: string): string | null => {
    const { found, sure } = recognisers.get(league)?.meaningOf(text) ?? { found: null, sure: false };
    return sure ? found : null;
  };
  return { known, wanted, entering, answeredAs };
};

/**
 * Finds the teams that rows name, by people's answers and by clear matches, and reserves ids for new ones. Throws
 * `import/too-many-names` when too many names stay unclear to ask about them.
 */
export const findTeams = async (
  sheet: Sheet,
  leagues: readonly SheetLeague[],
  leagueOf: LeagueFinder,
  reserve: ReserveIds,
  signal?: AbortSignal,
): Promise<SheetTeams> => {
  const { known, wanted, entering, answeredAs } = await readAnswers(sheet.answers.teams, leagues, signal);
  const placeIn = createPlaces();
  const open = new Map<SheetLeague, Map<string, string>>();
  let names = 0;
  const note = (league: SheetLeague, text: string): void => {
    if (text === '') return;
    const place = placeIn(league, text);
    if (known.has(place)) return;
    // Null until the matching below finds a team.
    known.set(place, null);
    if (isTooLong(text)) return;
    requireAtMost((names += 1), mostNames);
    const ofLeague = open.get(league) ?? new Map<string, string>();
    open.set(league, ofLeague.set(place, text));
  };
  const noteRow = (row: Sheet['rows'][number]): void => {
    const league = leagueOf(cellOf(row, 'league'));
    if (!league) return;
    note(league, cellOf(row, 'home'));
    note(league, cellOf(row, 'away'));
  };
  await eachInTurns(sheet.rows, noteRow, signal);
  const effort = effortOfFile();
  const alike = new Map<string, string>();
  let unclear = 0;
  for (const [league, texts] of open) {
    const { meaningOf } = await teamRecogniser(league, effort, signal);
    const look = ([place, text]: readonly [string, string]): void => {
      const { found, sure } = meaningOf(text);
      if (sure && found) return void known.set(place, found.id);
      requireAtMost((unclear += 1), mostUnclear);
      const same = answeredAs(league, text);
      if (same !== null) alike.set(place, same);
    };
    await eachInTurns(texts, look, signal);
  }
  const first = wanted.size > 0 ? await reserve('team', wanted.size) : 0;
  const newTeams = [...wanted].map(([place, one], at) => {
    known.set(place, first + at);
    return { ...one, id: first + at };
  });
  for (const [place, same] of alike) known.set(place, known.get(same) ?? null);
  return {
    teamOf: (league, text) => known.get(placeIn(league, text)) ?? null,
    newTeams,
    entering: [...entering.values()],
  };
};
