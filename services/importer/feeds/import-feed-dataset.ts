import { mostSkipped } from '@rondelle/contracts/site/feeds.ts';
import { DatasetError } from '../errors.ts';
import { openDatasetFolder } from '../folder-source.ts';
import { importDataset } from '../import-dataset.ts';
import { kinds } from '../plan/stream-plan.ts';
import { importStoreOn } from '../store.ts';
import { datasetAt, mostMegabytes } from './dataset-at.ts';
import { FeedError } from './feed-error.ts';
import type { FeedResult, FeedSite, FeedSource } from './feed-source.ts';

/** Imports the dataset of a source. Returns null when it has not changed since the last run. Throws `FeedError`. */
export const importFeedDataset = async (
  site: FeedSite,
  source: FeedSource,
  runId: string,
): Promise<FeedResult | null> => {
  const opened = await datasetAt(source.address, site, source.validators);
  if (!opened) return null;
  try {
    const store = importStoreOn(site.log, site.pool, site.catchUp);
    const dataset = await openDatasetFolder(opened.folder, mostMegabytes);
    const summary = await importDataset(store, dataset, { source: 'import', feedRun: runId });
    const all = [...summary.rejections, ...summary.contradictions];
    const sum = (of: 'added' | 'corrected' | 'unchanged') =>
      kinds.reduce((total, kind) => total + summary.counts[kind][of], 0);
    return {
      counts: {
        added: sum('added'),
        corrected: sum('corrected'),
        held: 0,
        unchanged: sum('unchanged'),
        refused: summary.rejections.length,
      },
      left: all.slice(0, mostSkipped).map((one) => ({ ...one, about: `${one.file} ${one.line}` })),
      leftCount: all.length,
      unclear: [],
      answers: source.answers,
      validators: opened.validators,
      numbers: [],
    };
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    const { details } = error;
    throw new FeedError(
      'not-a-dataset',
      'file' in details ? `${details.file}: ${details.code}` : details.code,
    );
  } finally {
    await opened.remove();
  }
};
