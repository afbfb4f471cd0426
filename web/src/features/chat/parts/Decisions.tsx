import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { callErrorOf } from '../../../lib/http/call-error.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { textReasonWords } from '../../../ui/review/text-reason-words.ts';
import { useOwnNumber } from '../use-own-number.ts';
import { SingleFieldForm } from './SingleFieldForm.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Moderators' decisions on the member's messages, with reasons; the member may appeal each one once. */
export function Decisions() {
  const { lang } = usePageLocation();
  const { data, refetch } = trpc.chat.decisions.useQuery(
    { lang },
    { enabled: useOwnNumber() !== null, retry: false },
  );
  const appeal = trpc.chat.appeal.useMutation();
  if (!data || (data.texts.length === 0 && !data.mute)) return null;
  return (
    <details className={blocks.fold} open={data.mute !== null}>
      <summary>{m.chat_decisions()}</summary>
      {data.mute && <p>{m.chat_muted_until({ when: formatInstant(data.mute.until) })}</p>}
      <ul className={blocks.rows}>
        {data.texts.map(({ id, text, because, appeal: objected }) => (
          <li key={id}>
            <q>{text}</q>
            {because && <span className={blocks.note}> {textReasonWords(because)}</span>}
            {appeal.isError && appeal.variables.id === id && (
              <p role="alert" className={blocks.error}>
                {callErrorOf(appeal.error).message}
              </p>
            )}
            {objected ? (
              <p className={blocks.note}>{m.chat_appealed()}</p>
            ) : (
              <SingleFieldForm
                label={m.chat_appeal_text()}
                placeholder=""
                submit={m.chat_appeal()}
                send={async (words) => {
                  const isDone = await appeal.mutateAsync({ lang, id, text: words }).then(
                    () => true,
                    () => false,
                  );
                  await refetch();
                  return isDone;
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
