import {
  textInput,
  postsInput,
  postInput,
  videosInput,
  videoInput,
  playlistInput,
  surveysInput,
} from '@rondelle/contracts/site/content.inputs.ts';
import * as outputs from '@rondelle/contracts/site/content.ts';
import {
  contactSite as siteLetter,
  contactTicketInput,
  siteTicketOutput,
} from '@rondelle/contracts/site/contact.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type Content, noContent } from '@rondelle/infra/content/content.ts';
import { contactTicket } from '@rondelle/members/accounts/contact-tickets.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { contactSite, siteNumber } from '@rondelle/members/site-contact.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { route } from '../rest/rest-meta.ts';
import { assertHuman } from '../membership/assert-human.ts';
import { withRequestSession, publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { postPage, postsPage } from './posts.ts';
import { surveysPage } from './surveys.ts';
import { textPage } from './texts.ts';
import { playlistPage, videoPage, videosPage } from './videos.ts';

const contentOf = ({ content }: { readonly content?: (() => Content) | undefined }) =>
  content?.() ?? noContent;
/** Links in texts lead to the ongoing season. */
const seasonOf = async (db: Db, lang: Language): Promise<string | null> =>
  (await catalogueIn(db, lang)).ongoing?.slug ?? null;

/** Content that editors write as files, and the contact form. */
export const contentRouter = router({
  text: publicProcedure
    .input(textInput)
    .output(unchecked(outputs.textOutput))
    .query(async ({ ctx, input }) => textPage(contentOf(ctx), input, await seasonOf(ctx.db, input.lang))),
  posts: publicProcedure
    .meta({ rest: route('GET /posts', 'The posts of the blog, latest first, twenty a page.') })
    .input(postsInput)
    .output(unchecked(outputs.postsOutput))
    .query(({ ctx, input }) => postsPage(contentOf(ctx), input)),
  post: publicProcedure
    .meta({ rest: route('GET /posts/{post}', 'A post of the blog, as clean HTML.') })
    .input(postInput)
    .output(unchecked(outputs.postOutput))
    .query(async ({ ctx, input }) => postPage(contentOf(ctx), input, await seasonOf(ctx.db, input.lang))),
  videos: publicProcedure
    .meta({
      rest: route(
        'GET /videos',
        'Videos, the most recent first, 24 a page; those of one tag where it is named.',
      ),
    })
    .input(videosInput)
    .output(unchecked(outputs.videosOutput))
    .query(({ ctx, input }) => videosPage(contentOf(ctx), input)),
  video: publicProcedure
    .meta({ rest: route('GET /videos/{vid}', 'A video, with what was known of it when it was fetched.') })
    .input(videoInput)
    .output(unchecked(outputs.videoOutput))
    .query(async ({ ctx, input }) => videoPage(contentOf(ctx), input, await seasonOf(ctx.db, input.lang))),
  playlist: publicProcedure
    .input(playlistInput)
    .output(unchecked(outputs.playlistOutput))
    .query(async ({ ctx, input }) => playlistPage(contentOf(ctx), input, await seasonOf(ctx.db, input.lang))),
  surveys: publicProcedure
    .input(surveysInput)
    .output(unchecked(outputs.surveysOutput))
    .query(({ ctx, input: { lang } }) => surveysPage(ctx.db, contentOf(ctx), lang)),
  /** The page includes the ticket, so that the form works without scripts. */
  contactTicket: publicProcedure
    .input(contactTicketInput)
    .output(unchecked(siteTicketOutput))
    .query(async ({ ctx: { db, settings } }) => ({
      ticket: settings?.current().siteContact
        ? await contactTicket(db.withTables<AccountTables>(), siteNumber)
        : null,
    })),
  /** Open to members and visitors. */
  contact: withRequestSession.input(siteLetter).mutation(async ({ ctx, input }) => {
    const { requestSession, settings } = ctx;
    const siteContact = settings?.current().siteContact;
    const session = await requestSession.session();
    if (session?.impersonator || !siteContact) throw new DomainError('permission/denied');
    await assertHuman(ctx, session, input);
    await contactSite(requestSession.services, requestSession, session, input, siteContact);
    return { sent: true as const };
  }),
});
