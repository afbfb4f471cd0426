import type { Recorded, Unreadable } from '@rondelle/contracts/log/event.ts';
import type { Row } from './any-view.ts';

/** The topic kind for each id column and payload field; names the late pages of a quarantined entity. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gameId: 'game',
    leagueId: 'league',
    tournamentId: 'tournament',
    teamId: 'team',
    homeTeamId: 'team',
    awayTeamId: 'team',
    teamLo: 'team',
    teamHi: 'team',
    categoryId: 'category',
    regionId: 'region',
    cityId: 'city',
    organizationId: 'organization',
  }),
);
const most = 24;

const isId = (id: unknown): boolean => typeof id === 'number' && (id | 0) === id && id > 0;

const topicsIn = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(values).flatMap(([name, id]) => {
    const kind = kinds.get(name);
    return kind && isId(id) ? [`${kind}:${String(id)}`] : [];
  });

export const withTopics = (some: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...some, ...more])].slice(0, most);

/** Returns the topics of an event: those of its payload, its stream and the rows that it changes. */
export const topicsOfEvent = (
  { data, stream }: Recorded | Recorded<Unreadable>,
  rows: readonly (Row | undefined)[],
): readonly string[] => {
  const own = /^(?:game|league|tournament|team|category|region|city|organization|season)-\d{1,10}$/.test(
    stream,
  );
  return withTopics(own ? [stream.replace('-', ':')] : [], [
    ...topicsIn(data),
    ...rows.flatMap((row) => (row ? topicsIn(row) : [])),
  ]);
};

/** Returns the topics of the pages that show a group's rows. */
export const topicsOfGroup = (
  columns: readonly string[],
  group: readonly (string | number)[],
): readonly string[] => {
  const named = topicsIn(Object.fromEntries(columns.map((column, i) => [column, group[i]])));
  const competition = group[columns.indexOf('competition')];
  const of = typeof competition === 'string' ? /^(league|tournament)-(\d{1,10})$/.exec(competition) : null;
  const inter = typeof competition === 'string' ? /^interleague-\d+-(\d{1,10})$/.exec(competition) : null;
  return withTopics(named, [
    ...(of ? [`${of[1]}:${of[2]}`] : []),
    ...(inter ? [`category:${inter[1]}`] : []),
  ]);
};
