import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import { Link } from '../link/Link.tsx';
import { whoWords } from './history-words.ts';

/** Author of a change; members by their public name with a link. */
export function Who({ entry }: { entry: Pick<HistoryEntry, 'actor' | 'source'> }) {
  const { path } = entry.actor;
  const words = whoWords(entry);
  return path ? <Link href={path}>{words}</Link> : words;
}
