import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Page } from '@rondelle/contracts/site/routes.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import type { PagesOptions } from '../ssr/pages.ts';
import type { Context } from '../trpc/trpc.ts';

export type FormOptions = {
  readonly context: Context;
  readonly services: MemberServices;
  readonly pages: Pick<PagesOptions, 'web' | 'call' | 'origin'>;
  readonly queue: WorkQueue;
};

/** The page that a form was posted to. */
export type PostedTo = { readonly lang: Language; readonly path: string; readonly page: Page };
