import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { partsOf } from './front-matter.ts';
import { idOf } from './markdown.ts';
import { videoShape } from './front-matter-schemas.ts';

/** A tag may be a name only, or an object. */
const tag = z.union([
  z
    .string()
    .trim()
    .min(1)
    .max(80)
    .transform((name) => ({ name, slug: idOf(name) })),
  videoShape.shape.tags.unwrap().element,
]);

/** A video as a fetching program provides it; unknown fields are null or absent. */
const fetched = videoShape.partial().extend({
  pid: videoShape.shape.pid,
  title: videoShape.shape.title,
  published_at: videoShape.shape.published_at,
  tags: z.array(tag).max(30).optional(),
  description: z.string().max(20_000).nullish(),
});
type Fetched = z.output<typeof fetched>;

export type VideoImport = {
  readonly written: number;
  readonly unchanged: number;
  /** Rejected videos: position in the file from 1, and reason. */
  readonly refused: readonly { readonly number: number; readonly reason: string }[];
};

const mostVideos = 10_000;

type Known = { readonly front: Record<string, unknown>; readonly body: string };

/** Reads the existing file of a video; fields that an editor added are preserved. */
const knownIn = async (file: string): Promise<Known & { source: string }> => {
  const source = await readFile(file, 'utf8').catch(() => null);
  if (source === null) return { front: {}, body: '', source: '' };
  const { front, body } = partsOf(source);
  return { front: { ...(front as object) }, body, source };
};

const sourceOf = ({ description, ...video }: Fetched, { front, body }: Known): string => {
  const fields = Object.fromEntries(Object.entries(video).filter(([, value]) => value !== undefined));
  const merged = videoShape.parse({ ...front, ...fields });
  const text = (description ?? body).trim();
  return `---\n${stringify(merged)}---\n\n${text}${text ? '\n' : ''}`;
};

/** Replaces a file atomically. */
const replace = async (file: string, source: string): Promise<void> => {
  await writeFile(`${file}.new`, source);
  await rename(`${file}.new`, file);
};

const reasonOf = (error: z.ZodError): string =>
  error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ');

/** Writes each video of a list to its own file in a content folder; invalid ones are skipped and reported. */
export const importVideos = async (list: unknown, folder: string): Promise<VideoImport> => {
  const videos = z.array(z.unknown()).max(mostVideos).parse(list);
  const target = path.join(folder, 'videos');
  await mkdir(target, { recursive: true });
  const refused: { number: number; reason: string }[] = [];
  let written = 0;
  for (const [at, one] of videos.entries()) {
    const read = fetched.safeParse(one);
    if (!read.success) {
      refused.push({ number: at + 1, reason: reasonOf(read.error) });
      continue;
    }
    const file = path.join(target, `${read.data.pid}.md`);
    const known = await knownIn(file);
    const source = sourceOf(read.data, known);
    if (source === known.source) continue;
    await replace(file, source);
    written += 1;
  }
  return { written, unchanged: videos.length - written - refused.length, refused };
};
