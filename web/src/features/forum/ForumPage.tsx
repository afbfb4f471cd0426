import { Button } from '@mantine/core';
import { fileAddress } from '@rondelle/contracts/site/files.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { ForumParts } from './parts/ForumParts.tsx';
import { Online } from './parts/Online.tsx';
import { SearchForum } from './parts/SearchForum.tsx';
import { useLater } from '../../lib/page/use-lazy.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { TopicRow } from './parts/TopicRow.tsx';
import blocks from '../../ui/blocks.module.css';

const loadHeld = async () => (await import('./parts/HeldPosts.tsx')).HeldPosts;

/** The path of the new-topic page for the page's category or league. */
const useNewTopicPath = (): string => {
  const { category, league } = usePage('forum').values;
  const search = new URLSearchParams({
    ...(category !== undefined && { category: String(category) }),
    ...(league !== undefined && { league: String(league) }),
  }).toString();
  return `${usePaths().newTopic()}${search === '' ? '' : `?${search}`}`;
};

/** Topics of the forum, of a category or of a league; latest post first. */
export function ForumPage() {
  const { lang, values } = usePage('forum');
  const paths = usePaths();
  const newTopic = useNewTopicPath();
  const query = usePageQuery('forum', 'main');
  const { Part: HeldPosts } = useLater(useMe() !== null, loadHeld);
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { place, topics, paging, query: words, categories, leagues } = query.data;
  // Without any topic, the page needs no search and no list of members online.
  const isEmpty = topics.length === 0 && !words;
  const feed = fileAddress(lang, 'forum', 'rss', { cid: values.category, lid: values.league });
  return (
    <PageFrame
      title={place ? m.forum_title_of({ name: place.name }) : m.forum_title()}
      description={m.forum_description()}
      {...(place && { crumbs: [{ name: m.forum_title(), path: paths.forum() }] })}
      ending={<a href={feed}>{m.forum_rss()}</a>}
    >
      <Columns
        main={
          <>
            <Button component={Link} href={newTopic} w="fit-content">
              {m.forum_new_topic()}
            </Button>
            {!isEmpty && <SearchForum words={words} />}
            {HeldPosts && !words && <HeldPosts />}
            <Section title={words ? m.forum_found({ query: words }) : m.forum_topics()}>
              {topics.length === 0 ? (
                <Empty
                  title={words ? m.forum_none_found() : m.forum_none()}
                  body={words ? undefined : m.forum_none_body()}
                >
                  {words && <Link href={paths.forum()}>{m.forum_search_end()}</Link>}
                </Empty>
              ) : (
                <ul className={blocks.rows}>
                  {topics.map((topic) => (
                    <TopicRow key={topic.id} topic={topic} showsForum={place === null} />
                  ))}
                </ul>
              )}
              <Pager paging={paging} />
            </Section>
          </>
        }
        aside={
          <>
            <ForumParts categories={categories} leagues={leagues} />
            {!isEmpty && <Online />}
          </>
        }
      />
    </PageFrame>
  );
}
