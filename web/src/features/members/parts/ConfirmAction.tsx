import { Button, Group, Modal } from '@mantine/core';
import { m } from '../../../paraglide/messages.js';
import '../../../ui/modal/styles.ts';
import { actionWords, type Pending } from '../use-member-actions.ts';

type Props = { pending: Pending; confirm: () => void; cancel: () => void };

/** Asks once more before anything is done to a member. */
export function ConfirmAction({ pending, confirm, cancel }: Props) {
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
      <Group>
        <Button data-autofocus onClick={confirm}>
          {m.members_yes()}
        </Button>
        <Button variant="default" onClick={cancel}>
          {m.members_cancel()}
        </Button>
      </Group>
    </Modal>
  );
}
