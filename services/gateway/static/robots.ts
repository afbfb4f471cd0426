import { languages } from '@rondelle/contracts/competition/lists.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { pathOf } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';

const uncrawled = pageNames.filter((name) => pages[name].isUncrawled);

/** `/robots.txt`: excludes endless search pages and programs' responses from crawling. */
export const robots = async (app: FastifyInstance, { origin }: { origin: () => string }): Promise<void> => {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          'Disallow: /trpc/',
          'Disallow: /api/',
          'Disallow: /sign-in/',
          ...uncrawled.flatMap((name) => languages.map((lang) => `Disallow: ${pathOf(lang, name)}`)),
          '',
          `Sitemap: ${origin()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
};
