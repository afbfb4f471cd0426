import { isEmail, isRightAnswer } from '../membership/registration.ts';
import type { ContactSupervisor } from './supervision.inputs.ts';

/** What is wrong with a field, as the pages word it. */
export type ContactFault =
  | 'contact/name-missing'
  | 'contact/message-length'
  | 'account/email-malformed'
  | 'account/wrong-answer';
type Letter = Pick<ContactSupervisor, 'name' | 'replyTo' | 'message' | 'hockeyAnswer'>;

const messageLength = { least: 10, most: 4_000 };
const longestName = 60;
/** One line: nothing that a mail's heading could be forged with. */
const isName = (text: string): boolean =>
  text.length > 0 && text.length <= longestName && !/\p{Cc}/u.test(text);

/** All that is wrong with a message, by field; the browser and the server ask the same. Members are not asked about hockey. */
export const contactFaults = (
  { name, replyTo, message, hockeyAnswer }: Letter,
  isMember: boolean,
): Partial<Record<keyof Letter, ContactFault>> => {
  const { length } = message.trim();
  return {
    ...(!isMember && !isName(name.trim()) && { name: 'contact/name-missing' as const }),
    ...(replyTo.trim() !== '' && !isEmail(replyTo) && { replyTo: 'account/email-malformed' as const }),
    ...((length < messageLength.least || length > messageLength.most) && {
      message: 'contact/message-length' as const,
    }),
    ...(!isMember && !isRightAnswer(hockeyAnswer) && { hockeyAnswer: 'account/wrong-answer' as const }),
  };
};
