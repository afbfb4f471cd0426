import type { HistoryEntry } from '@rondelle/contracts/competition/outputs.ts';
import { Link } from '../link/Link.tsx';
import { whoWords } from './history-words.ts';

/** Who did it: a member by the public name, with the member's page. */
export function Who({ entry }: { entry: Pick<HistoryEntry, 'actor' | 'source'> }) {
  const { path } = entry.actor;
  const words = whoWords(entry);
  return path ? <Link href={path}>{words}</Link> : words;
}
