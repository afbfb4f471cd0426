import { DomainError } from '@rondelle/contracts/errors.ts';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import { pageNames } from '@rondelle/contracts/site/pages/pages.ts';
import { pathOf, pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';
import type { FastifyInstance } from 'fastify';
import { redirectTo } from './redirect-to.ts';
import { type LegacyPage, legacyPage } from './legacy-page.ts';

type Target = { readonly path: string; readonly status: 301 | 302 };

/** The old site was in French only. */
const lang = 'fr';

const pathOfPage = (page: string, season: string | null): string => {
  const name = pageNames.find((one) => one === page) ?? 'about';
  return season === null ? pathOf(lang, name) : pathOf(lang, name, season);
};

/** When the entity is not found, redirects temporarily to its season, as it may be imported later. */
const targetOf = async (call: Call, old: LegacyPage): Promise<Target> => {
  if ('page' in old) return { path: pathOfPage(old.page, old.season), status: 301 };
  try {
    const path = await call(`redirect.${old.look}`, { lang, sid: old.season, ...old.ids });
    return { path: String(path), status: 301 };
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: null };
    if (!(error instanceof DomainError) && !(cause instanceof DomainError)) throw error;
    return { path: pathsIn(lang).season(old.season), status: 302 };
  }
};

/** Redirects addresses of the old site to the new pages, for links on other sites and in search engines. */
export const redirectOldPages = (app: FastifyInstance, call: Call): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { path, search } = splitAddress(request.originalUrl);
    const old = legacyPage(path, Object.fromEntries(new URLSearchParams(search)));
    if (!old) return;
    const target = await targetOf(call, old);
    await redirectTo(reply, target.path, target.status);
  });
};
