import { navInput } from '@rondelle/contracts/competition/inputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { logChainInput } from '@rondelle/contracts/competition/log-chain.inputs.ts';
import { logChainOutput } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import { callsOutput } from '@rondelle/contracts/site/calls.ts';
import { openDataLicence, openDataOutput, openDataPrefix } from '@rondelle/contracts/site/open-data.ts';
import { privacyOutput } from '@rondelle/contracts/site/privacy.ts';
import { logChain } from '@rondelle/projections/queries/log/log-chain.queries.ts';
import { siteMenu, siteNav } from '@rondelle/projections/queries/catalogue/season.queries.ts';
import {
  siteLinksOutput,
  siteStatsInput,
  siteStatsOutput,
  onlineOutput,
  welcomeMessageOutput,
} from '@rondelle/contracts/site/site.outputs.ts';
import { type SiteSettings, usualSettings } from '@rondelle/contracts/site/settings.ts';
import { noContent } from '@rondelle/infra/content/content.ts';
import { forumCounts } from '@rondelle/community/forum/latest-posts.ts';
import { membersOnline } from '@rondelle/members/members-online.ts';
import { memberCount } from '@rondelle/members/member-count.ts';
import { welcomeMessage } from '../content/texts.ts';
import { cite } from '../log-chain/cite.ts';
import { noteHoldsFor } from '../response-cache/made-from.ts';
import { route } from '../rest/rest-meta.ts';
import { scopeOfMenu } from '../response-cache/scopes.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { menuOutput, navOutput } from '@rondelle/contracts/competition/season.outputs.ts';

const linksOf = (settings: SiteSettings) => {
  const { socialPanel, facebookPanel, facebookUrl, twitterPanel, twitterUrl } = settings;
  return {
    facebook: facebookPanel ? facebookUrl : null,
    twitter: twitterPanel ? twitterUrl : null,
    hasPanel: socialPanel,
  };
};

/** Links to the site's social networks for the panel; null values when the panel is off. */
const panelOf = (settings: SiteSettings) => {
  const { facebook, twitter, hasPanel } = linksOf(settings);
  return hasPanel ? { facebook, twitter } : { facebook: null, twitter: null };
};

const linksHoldForMs = 60_000;

export const siteRouter = router({
  nav: publicProcedure
    .meta({ rest: route('GET /nav', 'The menu of a season, or of the ongoing one, with its counts.') })
    .input(navInput)
    .output(unchecked(navOutput))
    .query(async ({ ctx, input }) => ({
      ...(await siteNav(ctx.db, input)),
      elsewhere: panelOf(ctx.settings?.current() ?? usualSettings),
    })),
  /** The menu of pages. No result changes it. */
  menu: publicProcedure
    .input(navInput)
    .output(unchecked(menuOutput))
    .query(async ({ ctx, input }) => {
      const { db, menus = (_name, make) => make() } = ctx;
      const menu = await menus(`${input.lang} ${input.season ?? ''}`, () => siteMenu(db, input));
      ctx.onlyFrom(scopeOfMenu);
      return { ...menu, elsewhere: panelOf(ctx.settings?.current() ?? usualSettings) };
    }),
  /** The REST calls. Passed in the context, since only the module that builds the router knows them. */
  calls: publicProcedure
    .input(languageOnly)
    .output(unchecked(callsOutput))
    .query(({ ctx }) => ctx.calls?.() ?? { version: '', groups: [], changelog: [] }),
  stats: publicProcedure
    .meta({ rest: route('GET /site/stats', 'How many members, topics and posts the site has.') })
    .input(siteStatsInput)
    .output(unchecked(siteStatsOutput))
    .query(async ({ ctx: { db } }) => ({ members: await memberCount(db), ...(await forumCounts(db)) })),
  /** Counts all members who are online; names those who agree to be seen. */
  online: publicProcedure
    .meta({
      rest: route('GET /site/online', 'How many members are here now, and who of them wants to be seen.'),
    })
    .input(siteStatsInput)
    .output(unchecked(onlineOutput))
    .query(({ ctx, input }) => membersOnline(ctx.db, input.lang)),
  welcomeMessage: publicProcedure
    .meta({ rest: route('GET /site/welcome-message', 'What greets whoever opens the site, as plain text.') })
    .input(languageOnly)
    .output(unchecked(welcomeMessageOutput))
    .query(({ ctx: { content = () => noContent, settings }, input: { lang } }) =>
      welcomeMessage(content(), settings?.current().welcome ?? null, lang),
    ),
  /** Links to the site on social networks. */
  links: publicProcedure
    .input(languageOnly)
    .output(unchecked(siteLinksOutput))
    .query(({ ctx }) => linksOf(ctx.settings?.current() ?? usualSettings)),
  /** The public hash chain over the log, for anybody to verify, and how one event is cited. */
  chain: publicProcedure
    .meta({
      rest: route(
        'GET /log/chain',
        'What the chain over all events of the log was, the latest first, and how an event is cited.',
      ),
    })
    .input(logChainInput)
    .output(unchecked(logChainOutput))
    .query(async ({ ctx: { db, log }, input: { event, position } }) => {
      // No event invalidates the response when a new link is added to the chain.
      noteHoldsFor(linksHoldForMs);
      const cited = event !== undefined ? { event } : position !== undefined ? { position } : null;
      const [citation, heads] = await Promise.all([cited && cite(db, log, cited), logChain(db)]);
      return { citation, heads };
    }),
  /** Dumps of all public results. */
  openData: publicProcedure
    .meta({
      rest: route('GET /open-data', 'The dated dumps of each season, with their files and checksums.'),
    })
    .input(languageOnly)
    .output(unchecked(openDataOutput))
    .query(async ({ ctx }) => ({
      licence: openDataLicence,
      dumps: ((await ctx.dumps?.()) ?? []).map(({ season, date, games, files }) => {
        const folder = `${openDataPrefix}/${season}/${date}`;
        return {
          season,
          date,
          games,
          files: files.map((file) => ({ ...file, address: `${folder}/${file.name}` })),
        };
      }),
    })),
  /** The contact for personal information, and the outside services that pages use. */
  privacy: publicProcedure
    .meta({
      rest: route('GET /site/privacy', 'Whom to ask about the personal information that the site keeps.'),
    })
    .input(languageOnly)
    .output(unchecked(privacyOutput))
    .query(({ ctx: { settings, elsewhere } }) => ({
      contact: settings?.current().privacyContact ?? null,
      elsewhere: [
        ...(elsewhere?.usesRecaptcha ? (['google'] as const) : []),
        ...(elsewhere?.mapboxToken != null ? (['mapbox'] as const) : []),
      ],
    })),
});
