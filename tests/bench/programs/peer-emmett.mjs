// Plain JavaScript, because the measured packages are not installed with the product and so have no types here. Runs in
// the temporary folder where they are installed.
import { projections } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore, pongoMultiStreamProjection } from '@event-driven-io/emmett-postgresql';
import { readFileSync } from 'node:fs';

const { databaseUrl, eventsFile, seconds } = JSON.parse(process.argv[2] ?? 'null');

const zero = { games: 0, wins: 0, losses: 0, ties: 0, points: 0, goalsFor: 0, goalsAgainst: 0 };
const add = (line, scored, conceded) => ({
  games: line.games + 1,
  wins: line.wins + (scored > conceded ? 1 : 0),
  losses: line.losses + (scored < conceded ? 1 : 0),
  ties: line.ties + (scored === conceded ? 1 : 0),
  points: line.points + (scored > conceded ? 2 : scored === conceded ? 1 : 0),
  goalsFor: line.goalsFor + scored,
  goalsAgainst: line.goalsAgainst + conceded,
});

/**
 * A league's table as one document: much less than our views hold, which also rank, break ties and store every version.
 */
const standings = pongoMultiStreamProjection({
  collectionName: 'standings',
  canHandle: ['GameRecorded'],
  getDocumentId: ({ data }) => `league-${data.leagueId}`,
  evolve: (document, { data }) => {
    const { homeTeamId, awayTeamId, homeGoals, awayGoals } = data;
    const lines = document?.lines ?? {};
    return {
      ...document,
      lines: {
        ...lines,
        [homeTeamId]: add(lines[homeTeamId] ?? zero, homeGoals, awayGoals),
        [awayTeamId]: add(lines[awayTeamId] ?? zero, awayGoals, homeGoals),
      },
    };
  },
});

const store = getPostgreSQLEventStore(databaseUrl, { projections: projections.inline([standings]) });
const events = readFileSync(eventsFile, 'utf8').split('\n').filter(Boolean);
// Creates the tables of the peer.
await store.appendToStream('warm-up', [{ type: 'WarmedUp', data: {} }]);
const begun = performance.now();
let appended = 0;
for (const line of events) {
  const { stream, type, data } = JSON.parse(line);
  await store.appendToStream(stream, [{ type, data }], { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' });
  appended += 1;
  if (performance.now() - begun > seconds * 1_000) break;
}
const taken = (performance.now() - begun) / 1_000;
await store.close();
process.send?.({ appended, seconds: taken });
process.disconnect?.();
