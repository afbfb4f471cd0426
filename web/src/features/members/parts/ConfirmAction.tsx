import { Button, Group, Modal, NativeSelect, Text } from '@mantine/core';
import { type TextReason, textReasons } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useState } from 'react';
import { useOverlay } from '../../../lib/page/use-overlay.ts';
import { m } from '../../../paraglide/messages.js';
import { textReasonWords } from '../../../ui/review/text-reason-words.ts';
import '../../../ui/modal/styles.ts';
import '@mantine/core/styles/Text.css';
import { effectWords, questionWords } from '../question-words.ts';
import { type ActionName, actionWords, type Pending } from '../use-member-actions.ts';

type Props = { pending: Pending; confirm: (because: TextReason) => void; cancel: () => void };

/** Actions that record a reason, for the other administrators. */
const withReason: ReadonlySet<ActionName> = new Set(['ban', 'mute']);
/** Actions that cannot be undone: the dialog focuses Cancel. */
const finalOnes: ReadonlySet<ActionName> = new Set(['erase', 'eraseData']);

/** Dialog that asks for confirmation of an action on a member and displays its consequences. */
export function ConfirmAction({ pending, confirm, cancel }: Props) {
  useOverlay(true, cancel);
  const [because, setBecause] = useState<TextReason>('other');
  const isFinal = finalOnes.has(pending.action);
  return (
    <Modal
      opened
      onClose={cancel}
      title={questionWords(pending)}
      withCloseButton={false}
      size="28rem"
      attributes={{ header: { role: 'none' } }}
    >
      <Text mb="md">{effectWords(pending)}</Text>
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
        <Button data-autofocus={!isFinal || undefined} onClick={() => confirm(because)}>
          {actionWords(pending.action)}
        </Button>
        <Button data-autofocus={isFinal || undefined} variant="default" onClick={cancel}>
          {m.members_cancel()}
        </Button>
      </Group>
    </Modal>
  );
}
