import type { ReactNode } from 'react';
import { useInBrowser } from '../../../lib/in-browser.ts';
import { usePageLocation, usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { PageFrame } from '../../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { useChatList } from '../use-chat-list.ts';
import { useOwnNumber } from '../use-own-number.ts';
import { AskAge } from './AskAge.tsx';
import { Decisions } from './Decisions.tsx';
import { RoomList } from './RoomList.tsx';
import { Start } from './Start.tsx';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = { /** The room that is open. */ chatid?: number; title?: string; children: ReactNode };

const yes = () => true;

/** What may be in the way: nobody is logged in, or has not said how old they are. */
function InTheWay({ code }: { code: string | undefined }) {
  const paths = usePaths();
  const { path } = usePageLocation();
  if (code === 'chat/age-missing') return <AskAge />;
  if (code === 'chat/too-young') return <Empty title={m.chat_too_young()} body={m.chat_too_young_hint()} />;
  return (
    <Empty title={m.chat_log_in_first()}>
      <Link href={`${paths.login()}?next=${encodeURIComponent(path)}`}>{m.login_title()}</Link>
      <Link href={paths.register()}>{m.register_title()}</Link>
    </Empty>
  );
}

/** The rooms of the member, and beside them the one that is open; on a phone one of the two. */
export function Frame({ chatid, title = m.chat_title(), children }: Props) {
  const query = useChatList();
  const number = useOwnNumber();
  const inBrowser = useInBrowser(yes);
  const code = query.error?.data?.domainCode;
  const frame = { title, description: m.chat_description() };
  const inTheWay = inBrowser && (number === null || (code && code !== 'request/too-many'));
  if (inTheWay)
    return (
      <PageFrame {...frame}>
        <InTheWay code={number === null ? undefined : (code ?? undefined)} />
      </PageFrame>
    );
  if (!inBrowser || query.isPending)
    return (
      <PageFrame {...frame}>
        <Loading shape="cards" />
        <noscript>
          <InTheWay code={undefined} />
        </noscript>
      </PageFrame>
    );
  if (query.isError) return <Failed failure={{ kind: 'failed' }} retry={() => void query.refetch()} />;
  return (
    <PageFrame {...frame} heading={chatid === undefined ? undefined : <></>}>
      <div className={classes.layout} data-room={chatid === undefined ? undefined : true}>
        <nav className={classes.list} aria-label={m.chat_rooms()}>
          <RoomList rooms={query.data.rooms} chatid={chatid} />
          <Start />
          <Decisions />
          <p className={blocks.note}>{m.chat_rules()}</p>
        </nav>
        <div className={classes.room}>{children}</div>
      </div>
    </PageFrame>
  );
}
