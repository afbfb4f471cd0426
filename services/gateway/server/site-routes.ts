import { noContent } from '@rondelle/infra/content/content.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { FastifyInstance } from 'fastify';
import { oembed } from '../embeds/oembed.ts';
import type { FileMaker } from '../files/file-maker.ts';
import { filesOverHttp } from '../files/files-over-http.ts';
import { ownPages } from '../following/own-pages.ts';
import { liveness } from '../health/health.ts';
import { createInProcessCall, createPageCall } from '../calls/in-process-call.ts';
import { broadcastingAuth } from '../live/broadcasting-auth.ts';
import { readerPages } from '../membership/reader-pages.ts';
import { protectedPages } from '../membership/protected-pages.ts';
import { inboxPage } from '../membership/inbox-page.ts';
import { linkForm } from '../membership/link-form.ts';
import { signInRoutes } from '../membership/sign-in-routes.ts';
import { mailLinks } from '../membership/mail-links.ts';
import { logInForm } from '../membership/log-in-form.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { restOverHttp } from '../rest/rest-over-http.ts';
import { pageRoutes } from '../ssr/pages.ts';
import type { PageMaker } from '../ssr/page-maker.ts';
import { assets } from '../static/assets.ts';
import { dumpFiles } from '../static/dump-files.ts';
import { media } from '../static/media.ts';
import { createTally } from '../analytics/tally.ts';
import { bannerFiles } from '../banners/banner-files.ts';
import { visits } from '../analytics/visits.ts';
import { robots } from '../static/robots.ts';
import { sitemap } from '../static/sitemap.ts';
import { postedForms } from '../forms/posted-forms.ts';
import type { Context } from '../trpc/trpc.ts';
import { trpcOverHttp } from '../calls/trpc-over-http.ts';

export type Site = {
  readonly web: PageMaker;
  readonly cache: ResponseCache;
  readonly context: Context;
  readonly files: FileMaker;
  /** Null means that there are no sessions. */
  readonly services: MemberServices | null;
  /** `https://host`, without a trailing slash. */
  readonly origin: () => string;
  readonly firstOrigin: string | null;
  /** Folder of the editors' content. */
  readonly contentFolder: string;
  /** Folder of the open data dumps; null when there are none. */
  readonly openDataDir: string | null;
  readonly countVisitsEveryMs?: number | undefined;
};

/** Routes for members and registration, besides tRPC and REST. */
const membersRoutes = async (
  app: FastifyInstance,
  { web, cache, context, origin }: Site,
  services: MemberServices,
): Promise<void> => {
  const { queue } = cache;
  const form = { context, services, pages: { web, call: createInProcessCall(context), origin }, queue };
  await app.register(broadcastingAuth, { context, services });
  await app.register(inboxPage, { services });
  await app.register(logInForm, { services });
  await app.register(signInRoutes, { services });
  await app.register(linkForm, form);
  await app.register(postedForms, form);
  protectedPages(app, services);
  await app.register(readerPages, { web, context, services, origin, queue });
  ownPages(app, services);
};

/** Keys per metric between two flushes. */
const mostKeysCounted = 500;

/** All HTTP routes of the site. */
export const siteRoutes = async (app: FastifyInstance, site: Site): Promise<void> => {
  const { web, cache, context, files, services, origin, contentFolder, openDataDir } = site;
  const call = createInProcessCall(context);
  await app.register(liveness);
  await app.register(assets, { folder: web.clientFolder });
  await app.register(media, { folder: contentFolder });
  if (openDataDir !== null) await app.register(dumpFiles, { folder: openDataDir, db: () => context.db });
  await app.register(robots, { origin });
  await app.register(sitemap, {
    origin,
    cache,
    db: () => context.reads?.() ?? context.db,
    content: () => context.content?.() ?? noContent,
  });
  const tally = createTally(mostKeysCounted);
  await app.register(visits, {
    db: context.db,
    isOn: () => context.settings?.current().analytics ?? false,
    tally,
    flushMs: site.countVisitsEveryMs,
  });
  await app.register(bannerFiles, {
    db: context.db,
    isOn: () => context.settings?.current().ads ?? false,
    follow: (id) => tally.add('bannerClick', String(id)),
  });
  await app.register(mailLinks, { follow: (kind) => tally.add('mailClick', kind) });
  await app.register(oembed, { origin, cache, call });
  await app.register(filesOverHttp, { origin, firstOrigin: site.firstOrigin, cache, call, files });
  await app.register(trpcOverHttp, { cache, context, services });
  if (services) await membersRoutes(app, site, services);
  await app.register(restOverHttp, { cache, context, services });
  await app.register(pageRoutes, { web, call, pageCall: () => createPageCall(context), cache, origin });
};
