import type { DatasetSource } from '@rondelle/importer/dataset-format.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import {
  type GameValues,
  sampleInfo,
  sampleSource,
  sampleTeams,
  type TeamValues,
} from '@rondelle/importer/sample.fixture.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import type { Client } from '../flow/client.ts';
import type { WritingSite } from '../flow/writing-site.ts';

const keys = new Set(
  `mauricie estrie m13-aa m15-aa nord sud quebec m13 m15 m13-old classique old-classique
   loups lynx titans aigles visiteurs louves`.split(/\s+/),
);

type Files = {
  readonly games: readonly GameValues[];
  readonly teams: readonly TeamValues[];
  readonly info: unknown;
};

/** The sample with prefixed keys, so that several tests can share a site. */
const ownKeys = <T>(own: string, value: T): T =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/"([a-z0-9-]+)"/g, (quoted, key: string) =>
      keys.has(key) || /^g\d+$/.test(key) ? `"${own}-${key}"` : quoted,
    ),
  );

const withSouth = {
  ...sampleInfo,
  divisions: [...sampleInfo.divisions, { key: 'sud', name: { fr: 'Sud', en: 'South' } }],
};

/** Imports a dataset on a site on which members correct; returns the changes of a run, and the ids of entities. */
export const correctedSite = async (site: WritingSite, member: Client, own: string) => {
  const store = importStoreOn(site.log, site.pool, () => catchUp({ log: site.log, pool: site.pool }));
  const idOf = async (kind: string, key: string): Promise<number> => {
    const text = `SELECT "${kind}Id" AS id FROM ${kind === 'category' ? 'categories' : `${kind}s`} WHERE "sourceKey" = $1`;
    const { rows } = await site.pool.query<{ id: number }>(text, [`${own}-${key}`]);
    if (rows.length !== 1) throw new Error(`${rows.length} × ${kind} ${key}`);
    return rows[0]?.id ?? 0;
  };
  const seasonId = async (): Promise<number> =>
    (await site.pool.query('SELECT "seasonId" AS id FROM seasons WHERE slug = \'2024-2025\'')).rows[0].id;
  const sourceOf = ({ games, teams, info }: Partial<Files>): DatasetSource =>
    sampleSource(
      ownKeys(own, games ?? []),
      ownKeys(own, teams ?? sampleTeams),
      ownKeys(own, info ?? withSouth),
    );
  const run = async (files: Partial<Files>) => {
    const before = await site.log.head();
    const summary = await importDataset(store, sourceOf(files), { source: 'import' });
    const added: string[] = [];
    for await (const page of site.log.readAll(before))
      added.push(...page.filter(({ metadata }) => metadata.source === 'import').map(({ type }) => type));
    const imported = ({ file, line, column, value, reason }: (typeof summary.rejections)[number]) =>
      [file, line, column, value, reason].join(' ').replaceAll(`${own}-`, '');
    const reservations = added.filter((type) => type === 'IdsReserved').length;
    return {
      counts: summary.counts,
      reservations,
      added: added.filter((type) => type !== 'IdsReserved').sort(),
      rejected: summary.rejections.map(imported),
      contradicted: summary.contradictions.map(imported),
    };
  };
  /** Sends a command of a member and updates the views. */
  const mutate = async (procedure: string, input: object) => {
    const reply = await member.mutate(procedure, input);
    if (reply.status !== 200) throw new Error(`${procedure}: ${reply.code} ${reply.message}`);
    await store.catchUp();
    return reply.data;
  };
  const rows = async (text: string, values: unknown[] = []) => (await site.pool.query(text, values)).rows;
  return { info: withSouth, run, idOf, seasonId, mutate, rows };
};
/** The outcome of an import without changes or messages. */
export const noChanges = { added: [], reservations: 0, rejected: [], contradicted: [] };
