import { id, laterPage, words } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { withoutUndefined } from './inputs.ts';

const fresh = { form: 'forum' as const };
type TopicOutput = { readonly topic: { readonly id: number; readonly title: string } };

/** Pages of the forum. */
export const communityPages = {
  forum: page(
    {
      path: wordless('/forum'),
      search: { category: id, league: id, q: words(80), page: laterPage },
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'forum.topics',
          input: ({ lang, values }) =>
            withoutUndefined({
              lang,
              ...fresh,
              cid: values.category,
              lid: values.league,
              query: values.q,
              page: values.page ?? 1,
            }),
        },
        online: { path: 'site.online', input: ({ lang }) => ({ lang, form: 'stats' as const }) },
      },
      topics: () => ['forum'],
    },
  ),
  topic: page(
    { path: wordless('/forum/t-:topicId-*'), search: { page: laterPage, post: id }, under: 'forum' },
    {
      queries: {
        main: {
          path: 'forum.topic',
          input: ({ lang, topicId, values }) =>
            withoutUndefined({ lang, ...fresh, tid: topicId, page: values.page ?? 1, at: values.post }),
        },
      },
      topics: ({ topicId }) => [`topic:${topicId}`],
      subject: ({ topic }: TopicOutput) => ({ path: [{ id: topic.id, name: topic.title }] }),
    },
  ),
  newTopic: page(
    {
      path: { fr: '/forum/nouveau-sujet', en: '/forum/new-topic' },
      search: { category: id, league: id },
      under: 'forum',
      isUncrawled: true,
    },
    {
      queries: {
        main: {
          path: 'forum.place',
          input: ({ lang, values }) =>
            withoutUndefined({ lang, ...fresh, cid: values.category, lid: values.league }),
        },
      },
    },
  ),
};
