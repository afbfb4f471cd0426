import { DomainError } from '@rondelle/contracts/errors.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { importCommandId } from '../plan/command-id.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';
import type { SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import type { ReserveIds } from '../plan/assign-ids.ts';
import { type LeagueFinder, textKey } from './names-in.ts';
import { recognise, type Recogniser, recogniserOf } from './recognise.ts';
import { cellOf, type Sheet, type SheetLeague, type SheetTeam } from './sheet.ts';

type SheetTeamAnswer = SheetAnswers['teams'][number]['team'];

/** The team of a text in a league; null where somebody has still to say which, or wants its games left out. */
export type TeamFinder = (league: SheetLeague, text: string) => number | null;

/** A team that is registered, and the league that it is entered in. */
type NewTeam = { readonly league: SheetLeague; readonly name: string; readonly id: number };
/** A team of the site that a league has not had. */
type Entering = { readonly league: SheetLeague; readonly id: number };

export type SheetTeams = {
  readonly teamOf: TeamFinder;
  readonly newTeams: readonly NewTeam[];
  readonly entering: readonly Entering[];
};

const isSameName = (one: string, other: string): boolean => textKey(one) === textKey(other);
const called = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
const placeOf = (league: SheetLeague, text: string): string => `${league.id} ${textKey(text)}`;

/** The teams that rows name, by what people answered and by what is clear; new ones get ids. */
export const findTeams = async (
  sheet: Sheet,
  leagues: readonly SheetLeague[],
  leagueOf: LeagueFinder,
  reserve: ReserveIds,
): Promise<SheetTeams> => {
  const answers = new Map(
    sheet.answers.teams.map((one) => [`${one.leagueId} ${textKey(one.text)}`, one.team]),
  );
  const recognisers = new Map<SheetLeague, Recogniser<SheetTeam>>();
  const recogniserIn = (league: SheetLeague): Recogniser<SheetTeam> => {
    const called = (team: SheetTeam) => ({ thing: team, names: [team.name], around: league.words });
    const recogniser = recognisers.get(league) ?? recogniserOf(league.teams.map(called));
    recognisers.set(league, recogniser);
    return recogniser;
  };
  const known = new Map<string, number | null>();
  const wanted = new Map<string, { league: SheetLeague; name: string }>();
  const entering = new Map<string, Entering>();
  const answered = Map.groupBy(sheet.answers.teams, ({ leagueId }) => leagueId);
  /** The place of an answer about a name that is only written otherwise. */
  const answeredAs = (league: SheetLeague, text: string): string | null => {
    const said = answered.get(league.id) ?? [];
    const { found, sure } = recognise(
      text,
      said.map((one) => ({ thing: one.text, names: [one.text], around: league.words })),
    );
    return sure && found !== null ? placeOf(league, found) : null;
  };
  const take = (league: SheetLeague, text: string, answer: SheetTeamAnswer): void => {
    const place = placeOf(league, text);
    if (answer === 'skip') known.set(place, null);
    else if (answer === 'new') {
      // Registered by what was cut off: it is there by now.
      const there = league.teams.find(({ name }) => isSameName(name, text));
      known.set(place, there?.id ?? null);
      if (!there) wanted.set(place, { league, name: called(text) });
    } else {
      known.set(place, answer);
      if (!league.teams.some(({ id }) => id === answer))
        entering.set(`${league.id} ${answer}`, { league, id: answer });
    }
  };
  const alike = new Map<string, string>();
  // Thousands of rows write a team in the same letters.
  const places = new Map<SheetLeague, Map<string, string>>();
  const placeIn = (league: SheetLeague, text: string): string => {
    const ofLeague = places.get(league) ?? new Map<string, string>();
    places.set(league, ofLeague);
    const place = ofLeague.get(text) ?? placeOf(league, text);
    ofLeague.set(text, place);
    return place;
  };
  const look = (league: SheetLeague, text: string): void => {
    const place = placeIn(league, text);
    if (text === '' || known.has(place)) return;
    const answer = answers.get(place);
    if (answer !== undefined) return take(league, text, answer);
    const meant = recogniserIn(league)(text);
    const found = meant.sure ? meant.found : null;
    known.set(place, found?.id ?? null);
    if (found) return;
    const same = answeredAs(league, text);
    if (same !== null) alike.set(place, same);
  };
  for (const { leagueId, text, team } of sheet.answers.teams) {
    const league = leagues.find(({ id }) => id === leagueId);
    if (league) take(league, text, team);
  }
  await eachInTurns(sheet.rows, (row) => {
    const league = leagueOf(cellOf(row, 'league'));
    if (!league) return;
    look(league, cellOf(row, 'home'));
    look(league, cellOf(row, 'away'));
  });
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

/** What a team is called and where it plays in a season before it is entered there. */
export type Listing = {
  readonly name: string;
  readonly city: string | null;
  readonly categoryId: number;
  readonly isListed: boolean;
};

const origin = { file: 'teams.csv', line: 0 } as const;

/** Registers and lists what is new, and enters it in its league; each a plan of its own stream. */
export const planSheetTeams = (
  { newTeams, entering }: SheetTeams,
  seasonId: number,
  listings: ReadonlyMap<number, Listing>,
): StreamPlan[] => {
  const listed = (
    teamId: number,
    { categoryId, regionId }: SheetLeague,
    name: string,
    city: string | null,
  ) => {
    const commandId = importCommandId('sheet-listing', teamId, seasonId, name);
    return {
      type: 'ListTeamForSeason',
      commandId,
      teamId,
      seasonId,
      name,
      categoryId,
      regionId,
      city,
    } as const;
  };
  const registered = newTeams.map(({ id, league, name }): StreamPlan => {
    const commandId = importCommandId('sheet-team', id, name);
    const register = { type: 'RegisterTeam', commandId, teamId: id, key: null } as const;
    return { kind: 'team', id, isNew: true, commands: [register, listed(id, league, name, null)], origin };
  });
  const relisted = entering.flatMap(({ id, league }): StreamPlan[] => {
    const listing = listings.get(id);
    if (listing?.isListed && listing.categoryId !== league.categoryId)
      throw new DomainError('team/other-category');
    if (!listing || listing.isListed) return [];
    const commands = [listed(id, league, listing.name, listing.city)];
    return [{ kind: 'team', id, isNew: false, commands, origin }];
  });
  const byLeague = Map.groupBy([...newTeams, ...entering], ({ league }) => league.id);
  const entered = [...byLeague].map(
    ([leagueId, teams]): StreamPlan => ({
      kind: 'league',
      id: leagueId,
      isNew: false,
      origin,
      commands: teams.map(({ id: teamId }) => ({
        type: 'EnterTeamInLeague',
        commandId: importCommandId('sheet-entry', leagueId, teamId),
        leagueId,
        seasonId,
        teamId,
        divisionId: null,
      })),
    }),
  );
  return [...registered, ...relisted, ...entered];
};
