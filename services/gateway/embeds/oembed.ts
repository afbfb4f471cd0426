import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import { embedCode, embedOf } from '@rondelle/contracts/site/embeds.ts';
import type { Page } from '@rondelle/contracts/site/pages/pages.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { outputOf } from '../calls/output-of.ts';
import { xmlText } from '../files/xml-text.ts';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { failWithProblem, sendProblem } from '../errors/send-problem.ts';
import { problemOf } from '../errors/problem.ts';
import { oembedPath, readOembed } from './oembed-request.ts';

export type OembedOptions = {
  readonly call: Call;
  readonly cache: ResponseCache;
  readonly origin: () => string;
};

const siteName = 'Rondelle';

/** The title of a page that can be embedded. Rejects when its data does not exist. */
const titleOf = async (call: Call, lang: Language, page: Page): Promise<string> => {
  if (page.page === 'league') {
    const values = { lang, sid: page.season, cid: page.categoryId, rid: page.regionId };
    const input = page.divisionId === null ? values : { ...values, did: page.divisionId };
    const { league } = await outputOf(call, 'league.table', input);
    return league.division ? `${league.name} – ${league.division.name}` : league.name;
  }
  if (page.page === 'team') {
    const { team } = await outputOf(call, 'team.get', { lang, sid: page.season, eid: page.teamId });
    return team.name;
  }
  const season = 'season' in page ? page.season : '';
  return m.embed_scores_title({ season }, { locale: lang });
};

type Rich = Readonly<Record<string, string | number>>;

const asXml = (response: Rich): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(response).map(([name, value]) => `<${name}>${xmlText(String(value))}</${name}>`),
    '</oembed>',
    '',
  ].join('\n');

/** The path in a full URL of this site; null for another site. */
const ownPath = (url: string, origin: string): string | null =>
  url.startsWith(`${origin}/`) && URL.canParse(url) ? new URL(url).pathname : null;

const unknown = (reply: FastifyReply, lang: Language = 'fr') =>
  sendProblem(reply, problemOf('request/unknown-path', 404, lang));

/** oEmbed 1.0 provider: returns the embed code of a page of this site. */
export const oembed = async (app: FastifyInstance, options: OembedOptions): Promise<void> => {
  failWithProblem(app);
  cacheResponses(app, options.cache, { scopeOf: () => 'everything' });
  app.get(oembedPath, async (request, reply) => {
    reply.forOthers = true;
    reply.header('access-control-allow-origin', '*');
    const parsed = readOembed(request.url);
    if (!parsed) return sendProblem(reply, problemOf('request/invalid', 400, 'fr'));
    if (parsed.format !== 'json' && parsed.format !== 'xml')
      return sendProblem(reply, problemOf('request/invalid', 501, 'fr'));
    const origin = options.origin();
    const path = ownPath(parsed.url, origin);
    const match = path === null ? null : matchPath(splitAddress(path).path);
    const embed = path === null ? null : embedOf(path);
    if (!match || !embed) return unknown(reply);
    const title = await titleOf(options.call, match.lang, match.page).catch(() => null);
    if (title === null) return unknown(reply, match.lang);
    const width = Math.min(embed.width, parsed.maxwidth ?? embed.width);
    const height = Math.min(embed.height, parsed.maxheight ?? embed.height);
    const response: Rich = {
      version: '1.0',
      type: 'rich',
      provider_name: siteName,
      provider_url: origin,
      title,
      cache_age: 3600,
      width,
      height,
      html: embedCode(origin, { ...embed, width, height }, title),
    };
    return parsed.format === 'xml'
      ? reply.type('text/xml; charset=utf-8').send(asXml(response))
      : reply.type('application/json; charset=utf-8').send(JSON.stringify(response));
  });
};
