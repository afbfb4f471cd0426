import { Button, Group, Modal, NativeSelect } from '@mantine/core';
import { type TextReason, textReasons } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { textReasonWords } from '../../../ui/review/text-reason-words.ts';
import '../../../ui/modal/styles.ts';
import { actionWords, type Pending } from '../use-member-actions.ts';

type Props = { pending: Pending; confirm: (because: TextReason) => void; cancel: () => void };

/** What others who look after members will want to know the reason of. */
const withReason: ReadonlySet<string> = new Set(['ban', 'mute']);

/** Asks once more before anything is done to a member. */
export function ConfirmAction({ pending, confirm, cancel }: Props) {
  const [because, setBecause] = useState<TextReason>('other');
  const question = m.members_confirm({ action: actionWords(pending.action), name: pending.member.username });
  return (
    <Modal
      opened
      onClose={cancel}
      title={question}
      withCloseButton={false}
      size="28rem"
      attributes={{ header: { role: 'none' } }}
    >
      {withReason.has(pending.action) && (
        <NativeSelect
          mb="md"
          label={m.review_text_why()}
          value={because}
          onChange={({ currentTarget: { value } }) =>
            setBecause(textReasons.find((one) => one === value) ?? 'other')
          }
          data={textReasons.map((value) => ({ value, label: textReasonWords(value) }))}
        />
      )}
      <Group>
        <Button data-autofocus onClick={() => confirm(because)}>
          {m.members_yes()}
        </Button>
        <Button variant="default" onClick={cancel}>
          {m.members_cancel()}
        </Button>
      </Group>
    </Modal>
  );
}
