import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textPages } from '@rondelle/contracts/site/content.ts';
import { pageNames } from '@rondelle/contracts/site/pages/pages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importVideos } from './import-videos.ts';
import { renderMarkdown } from './markdown.ts';
import { ownContent, readContent } from './read-content.ts';

describe('the texts that ship with the product', () => {
  test('are all readable, and have the same sections in both languages', async () => {
    const { content, errors } = await readContent(ownContent);
    expect(errors).toEqual([]);
    for (const name of textPages) {
      const { fr, en } = content.texts.get(name) ?? {};
      expect([name, fr?.headings.length]).toEqual([name, en?.headings.length]);
      expect([name, fr?.updated]).toEqual([name, en?.updated]);
    }
    expect(content.texts.has('welcome')).toBe(false);
  });

  test('link only to existing pages', async () => {
    const { content } = await readContent(ownContent);
    const texts = [...content.texts.values()].flatMap(({ fr, en }) => [fr?.html ?? '', en?.html ?? '']);
    const linked = texts.flatMap((html) =>
      [...html.matchAll(/href="page:(\w+)/g)].map(([, name = '']) => name),
    );
    expect(linked.length).toBeGreaterThan(40);
    expect(linked.filter((name) => !pageNames.some((known) => known === name))).toEqual([]);
  });

  test('contain no invented post, video or survey', async () => {
    const { content } = await readContent(ownContent);
    expect([content.posts.size, content.videos.size, content.surveys.size]).toEqual([0, 0, 0]);
  });
});

describe('Markdown', () => {
  test('puts no-break spaces beside French quotation marks and before colons, but not in code', () => {
    const { html } = renderMarkdown('Choisissez « **Nord** » ou « Sud » : voici.\n\n- « Est » ; `« a » : b`');
    expect(html).toContain('«\u00A0<strong>Nord</strong>\u00A0» ou «\u00A0Sud\u00A0»\u00A0: voici.');
    expect(html).toContain('«\u00A0Est\u00A0» ; <code>« a » : b</code>');
  });

  test('keeps text markup and adds ids to headings', () => {
    const { html, headings } = renderMarkdown('# Été\n\n## Été\n\n**Gras** et [équipes](page:teams).');
    expect(html).toBe(
      '<h2 id="ete">Été</h2>\n<h2 id="ete-2">Été</h2>\n' +
        '<p><strong>Gras</strong> et <a href="page:teams">équipes</a>.</p>\n',
    );
    expect(headings).toEqual([
      { id: 'ete', title: 'Été' },
      { id: 'ete-2', title: 'Été' },
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,AAAA)',
    '<iframe src="https://example.org"></iframe>',
    '<a href="//example.org" onclick="alert(1)">x</a>',
    '<p style="position:fixed">x</p>',
    '<svg onload=alert(1)>',
    '![x](https://example.org/pixel.png)',
    '<form action="/x"><input name=a></form>',
  ])('removes %s', (source) => {
    expect(renderMarkdown(source).html).not.toMatch(
      /script|onerror|onclick|onload|data:|iframe|style|<img|<form|<svg|href="\/\//,
    );
  });
});

describe('a content folder', () => {
  let folder: string;
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('counts as empty when it does not exist', async () => {
    const { content, errors } = await readContent(path.join(folder, 'nowhere'));
    expect([content.posts.size, errors]).toEqual([0, []]);
  });

  test('reports invalid files and reads the others', async () => {
    await write('blog/good.fr.md', '---\ntitle: Bon\ndescription: Oui.\ndate: 2026-11-22\n---\nTexte');
    await write('blog/no-date.fr.md', '---\ntitle: x\ndescription: y\n---\n');
    await write('blog/Bad name.md', '---\ntitle: x\n---\n');
    await write('pages/unheard.fr.md', '---\ntitle: x\ndescription: y\n---\n');
    await write('videos/bomb.md', '---\na: &a [1]\nb: [*a, *a]\n---\n');
    const { content, errors } = await readContent(folder);
    expect([...content.posts.keys()]).toEqual(['good']);
    expect(errors.map(({ file }) => file).sort()).toEqual([
      'blog/Bad name.md',
      'blog/no-date.fr.md',
      'pages/unheard.fr.md',
      'videos/bomb.md',
    ]);
  });

  const video = {
    pid: 'dQw4w9WgXcQ',
    title: 'Finale M13',
    published_at: '2026-03-29T18:00:00Z',
    tags: ['Finales', { name: 'M13', slug: 'm13', type: 'category' }],
    description: 'Une *finale*.',
    view_count: 12,
    thumbnail: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/default.jpg',
  };

  test('imports a list of videos, and the same list again without a change', async () => {
    expect(await importVideos([video], folder)).toEqual({ written: 1, unchanged: 0, refused: [] });
    expect(await importVideos([video], folder)).toEqual({ written: 0, unchanged: 1, refused: [] });
    const { content, errors } = await readContent(folder);
    expect(errors).toEqual([]);
    expect(content.videos.get(video.pid)).toMatchObject({
      title: 'Finale M13',
      view_count: 12,
      description: 'Une *finale*.',
      tags: [
        { name: 'Finales', slug: 'finales' },
        { name: 'M13', slug: 'm13' },
      ],
    });
  });

  test('preserves the fields that an editor added to a video', async () => {
    await importVideos([video], folder);
    const file = path.join(folder, 'videos', `${video.pid}.md`);
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('---\n', '---\nfile: /media/final.mp4\n'));
    await importVideos([{ ...video, view_count: 13 }], folder);
    const { content } = await readContent(folder);
    expect(content.videos.get(video.pid)).toMatchObject({ file: '/media/final.mp4', view_count: 13 });
  });

  test('refuses a video without a key, or whose key is a path', async () => {
    const { refused, written } = await importVideos(
      [{ title: 'x' }, { ...video, pid: '../../etc/passwd' }, video],
      folder,
    );
    expect([refused.map(({ number }) => number), written]).toEqual([[1, 2], 1]);
  });
});
