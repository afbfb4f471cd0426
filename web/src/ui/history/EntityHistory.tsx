import type { HistoryOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../filters/Choices.tsx';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { OlderPager } from '../pager/OlderPager.tsx';
import { Empty } from '../states/Empty.tsx';
import { DeletedNotice } from './DeletedNotice.tsx';
import { PastChanges } from './PastChanges.tsx';
import blocks from '../blocks.module.css';

/** Choice of a history without or with the games of a league or tournament. */
function WithGames() {
  const pageLocation = usePageLocation();
  const included = new URLSearchParams(pageLocation.search).get('include') === 'games';
  return (
    <Choices
      label={m.history_which()}
      choices={[
        {
          name: m.history_without_games(),
          path: withSearch(pageLocation, { include: null, before: null }),
          chosen: !included,
        },
        {
          name: m.history_with_games(),
          path: withSearch(pageLocation, { include: 'games', before: null }),
          chosen: included,
        },
      ]}
    />
  );
}

/** The whole history of an entity, paged, in place of the page's content. */
export function EntityHistory({
  history: answer,
  withGames,
}: {
  history: HistoryOutput;
  withGames: boolean;
}) {
  const pageLocation = usePageLocation();
  const { kind, subject, deleted, entries, older } = answer;
  const isLatest = !new URLSearchParams(pageLocation.search).has('before');
  const back = (
    <Link href={withSearch(pageLocation, { view: null, include: null, before: null })}>
      {m.history_back()}
    </Link>
  );
  return (
    <Section title={m.history_title()} more={deleted ? null : back}>
      {deleted && <DeletedNotice history={answer} />}
      <p className={blocks.note}>{m.history_all_lead()}</p>
      {withGames && <WithGames />}
      {entries.length > 0 ? (
        <PastChanges changes={entries} of={{ kind, id: subject.id }} byDay />
      ) : (
        <Empty title={m.history_none()} />
      )}
      <OlderPager isLatest={isLatest} older={older} />
    </Section>
  );
}
