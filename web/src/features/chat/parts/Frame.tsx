import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { isTemporaryError } from '../../../lib/http/retry-without-response.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { LoginLink } from '../../../ui/link/LoginLink.tsx';
import { PageFrame } from '../../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { useChatList } from '../use-chat-list.ts';
import { useOwnNumber } from '../use-own-number.ts';
import { Decisions } from './Decisions.tsx';
import { RoomList } from './RoomList.tsx';
import { Start } from './Start.tsx';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  /** Id of the open room. */
  chatid?: number;
  title?: string;
  children: ReactNode;
};

const loadAgePrompt = async () => (await import('../../../ui/age/AgePrompt.tsx')).AgePrompt;

/** Requests a log-in from a visitor, or the age of a member. Members who are too young get an explanation. */
function Obstacle({ code }: { code: string | undefined }) {
  const paths = usePaths();
  const { path } = usePageLocation();
  const isAgeMissing = code === 'chat/age-missing';
  const { Part: AgePrompt } = useLater(isAgeMissing, loadAgePrompt);
  if (isAgeMissing) return AgePrompt ? <AgePrompt /> : <Loading shape="cards" />;
  if (code === 'chat/too-young') return <Empty title={m.chat_too_young()} body={m.chat_too_young_hint()} />;
  return (
    <Empty title={m.chat_log_in_first()}>
      <LoginLink next={path} />
      <Link href={paths.register()}>{m.register_title()}</Link>
    </Empty>
  );
}

/** The member's rooms beside the open one; a phone displays one of the two. */
export function Frame({ chatid, title = m.chat_title(), children }: Props) {
  const query = useChatList();
  const number = useOwnNumber();
  const inBrowser = useIsHydrated();
  const code = query.error?.data?.domainCode;
  const frame = { title, description: m.chat_description() };
  const isBlocked = inBrowser && (number === null || (code && !isTemporaryError(query.error)));
  if (isBlocked)
    return (
      <PageFrame {...frame}>
        <Obstacle code={number === null ? undefined : (code ?? undefined)} />
      </PageFrame>
    );
  if (!inBrowser || query.isPending)
    return (
      <PageFrame {...frame}>
        <Loading shape="cards" />
        <noscript>
          <Obstacle code={undefined} />
        </noscript>
      </PageFrame>
    );
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  return (
    <PageFrame {...frame} heading={chatid === undefined ? undefined : <></>}>
      <div className={`${blocks.stack} ${classes.layout}`}>
        <Box component="nav" aria-label={m.chat_rooms()} {...(chatid !== undefined && { visibleFrom: 'md' })}>
          <RoomList rooms={query.data.rooms} chatid={chatid} />
          <Start />
          <Decisions />
          <p className={blocks.note}>{m.chat_rules()}</p>
        </Box>
        <Box miw={0}>{children}</Box>
      </div>
    </PageFrame>
  );
}
