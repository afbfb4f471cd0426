import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type {
  playlistOutput,
  TagOutput,
  VideoCard,
  VideoOutput,
  videosOutput,
} from '@rondelle/contracts/site/content.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Content, Video } from '@rondelle/infra/content/content.ts';
import type { z } from 'zod';
import { withPaths } from './links.ts';
import { latestFirst, pageOf } from './pages-of.ts';

const perPage = 24;

const tagOf = ({ name, slug, type, extra }: Video['tags'][number]): TagOutput => ({
  name,
  slug,
  type: type ?? null,
  extra: extra ?? null,
});

/** Pages load nothing from other sites, so only our own pictures are displayed. */
const ownPicture = (thumbnail: string | null | undefined): string | null =>
  thumbnail?.startsWith('/media/') ? thumbnail : null;

const cardOf = (video: Video, lang: Language): VideoCard => ({
  pid: video.pid,
  path: pathsIn(lang).video(video.pid),
  title: video.title,
  channel_title: video.channel_title ?? null,
  published_at: video.published_at,
  duration_str: video.duration_str ?? null,
  duration_sec: video.duration_sec ?? null,
  view_count: video.view_count ?? null,
  thumbnail: ownPicture(video.thumbnail),
  tags: video.tags.map(tagOf),
});

const byTime = latestFirst((video: Video) => new Date(video.published_at).toISOString() + video.pid);
const sorted = ({ videos }: Content): Video[] => [...videos.values()].sort(byTime);

const tagsOf = (videos: readonly Video[], lang: Language) => {
  const all = Map.groupBy(
    videos.flatMap(({ tags }) => tags),
    ({ slug }) => slug,
  );
  return [...all.values()]
    .flatMap((same) => {
      const tag = same[0] && tagOf(same[0]);
      return tag ? [{ ...tag, path: pathsIn(lang).videosByTag(tag.slug), videos: same.length }] : [];
    })
    .sort((a, b) => b.videos - a.videos || a.name.localeCompare(b.name, lang));
};

const playlistRefs = ({ playlists }: Content, lang: Language, of?: string) =>
  [...playlists]
    .filter(([, { videos }]) => of === undefined || videos.includes(of))
    .map(([pid, { title }]) => ({ pid, path: pathsIn(lang).playlist(pid), title: title[lang] }));

export const videosPage = (
  content: Content,
  { lang, tag: slug, page }: { lang: Language; tag?: string | undefined; page: number },
): z.output<typeof videosOutput> => {
  const videos = sorted(content);
  const tags = tagsOf(videos, lang);
  const tag = slug === undefined ? null : (tags.find((one) => one.slug === slug) ?? null);
  if (slug !== undefined && !tag) throw new DomainError('page/unknown', 'tag');
  const matching = tag ? videos.filter((video) => video.tags.some((one) => one.slug === slug)) : videos;
  const { visible, paging } = pageOf(matching, page, perPage);
  return {
    videos: visible.map((video) => cardOf(video, lang)),
    tag: tag && { name: tag.name, slug: tag.slug, type: tag.type, extra: tag.extra },
    tags,
    playlists: playlistRefs(content, lang),
    paging,
  };
};

/** The URL to watch a video at: its own, or else YouTube's, with the key as the id. Null when the site has the file. */
const watchedAt = ({ pid, url, file }: Video): string | null =>
  url ?? (file ? null : `https://www.youtube.com/watch?v=${encodeURIComponent(pid)}`);

export const videoPage = (
  content: Content,
  { lang, vid }: { lang: Language; vid: string },
  season: string | null,
): VideoOutput => {
  const video = content.videos.get(vid);
  if (!video) throw new DomainError('video/unknown', 'vid');
  return {
    ...cardOf(video, lang),
    cid: video.cid ?? null,
    description: video.description,
    html: withPaths(video.html, lang, season),
    like_count: video.like_count ?? null,
    dislike_count: video.dislike_count ?? null,
    like_dislike_ratio: video.like_dislike_ratio ?? null,
    favorite_count: video.favorite_count ?? null,
    comment_count: video.comment_count ?? null,
    fetched_at: video.fetched_at ?? null,
    added_on: video.added_on ?? null,
    file: video.file ?? null,
    url: watchedAt(video),
    playlists: playlistRefs(content, lang, vid),
  };
};

/** A playlist with its videos in the editor's order. Throws `video/unknown`. */
export const playlistPage = (
  content: Content,
  { lang, pid }: { lang: Language; pid: string },
  season: string | null,
): z.output<typeof playlistOutput> => {
  const playlist = content.playlists.get(pid);
  if (!playlist) throw new DomainError('video/unknown', 'pid');
  return {
    pid,
    path: pathsIn(lang).playlist(pid),
    title: playlist.title[lang],
    html: withPaths(playlist.html, lang, season),
    videos: playlist.videos.flatMap((key) => {
      const video = content.videos.get(key);
      return video ? [cardOf(video, lang)] : [];
    }),
  };
};
