import type { FastifyInstance } from 'fastify';

/** Everything public may be found; endless searches and the programs' answers need not be. */
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
          'Disallow: /fr/recherche',
          'Disallow: /en/search',
          '',
          `Sitemap: ${origin()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
};
