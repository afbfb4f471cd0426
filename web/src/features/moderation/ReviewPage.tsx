import { Box } from '@mantine/core';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { LoginLink } from '../../ui/link/LoginLink.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { NextPager } from '../../ui/pager/NextPager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { OwnLoading } from '../../ui/states/OwnLoading.tsx';
import { WaitingSupervisors } from '../../ui/supervision/WaitingSupervisors.tsx';
import { BusyMembers } from './parts/BusyMembers.tsx';
import { HeldList } from './parts/HeldList.tsx';
import { ReviewStates } from './parts/ReviewStates.tsx';
import { TextList } from './parts/TextList.tsx';
import { SuspiciousList } from './parts/SuspiciousList.tsx';
import { useDecisions } from './use-decisions.ts';
import { useReview } from './use-review.ts';
import blocks from '../../ui/blocks.module.css';

/** The review queue: suspicious changes, most urgent first, each with its actions. */
export function ReviewPage() {
  const { query, state, paths } = useReview();
  const { message, busy, decide } = useDecisions();
  const frame = { title: m.review_title(), description: m.review_description() };
  const code = query.error?.data?.domainCode;
  if (query.isPending) return <OwnLoading {...frame} shape="cards" />;
  if (code === 'session/required' || code === 'permission/denied')
    return (
      <PageFrame {...frame}>
        <Empty title={code === 'permission/denied' ? m.review_refused() : m.review_log_in_first()}>
          {code === 'session/required' && <LoginLink next={paths.review()} />}
          {code === 'permission/denied' && <Link href={paths.roles()}>{m.roles_title()}</Link>}
        </Empty>
      </PageFrame>
    );
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { entries, held, texts, waiting, members, page, hasMore } = query.data;
  return (
    <PageFrame {...frame}>
      <div>
        <p className={`${blocks.muted} ${blocks.prose}`}>{m.review_lead()}</p>
        <ReviewStates state={state} />
        <p role="status">{message}</p>
        {members.length > 0 && <BusyMembers members={members} />}
        <Box mb={waiting.length > 0 ? 'xl' : 0}>
          <WaitingSupervisors waiting={waiting} showsCompetition />
        </Box>
        <Box mb={held.length > 0 ? 'xl' : 0}>
          <HeldList held={held} />
        </Box>
        <TextList texts={texts} />
        {entries.length > 0 ? (
          <SuspiciousList entries={entries} busy={busy} decide={(...decision) => void decide(...decision)} />
        ) : (
          texts.length + held.length + waiting.length === 0 && (
            <Empty title={state === 'open' ? m.review_none_open() : m.review_none_decided()} />
          )
        )}
        <NextPager page={page} hasMore={hasMore} />
      </div>
    </PageFrame>
  );
}
