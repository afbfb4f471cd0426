import { isEmail, isRightAnswer } from '../membership/registration.ts';
import type { ContactSupervisor } from './supervision.inputs.ts';

/** A field error; pages have a text for each. */
export type ContactErrorCode =
  | 'contact/name-missing'
  | 'contact/message-length'
  | 'account/email-malformed'
  | 'account/wrong-answer';
type Letter = Pick<ContactSupervisor, 'name' | 'replyTo' | 'message' | 'hockeyAnswer'>;

const messageLength = { least: 10, most: 4_000 };
const longestName = 60;
/** A single line that reads as it is written, so that it cannot inject mail headers or pass for another name. */
const isName = (text: string): boolean =>
  text.length > 0 && text.length <= longestName && !/(?!\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);

/**
 * Returns the field errors of a message; browser and server both use it. Members skip the name and the hockey question.
 */
export const contactErrors = (
  { name, replyTo, message, hockeyAnswer }: Letter,
  isMember: boolean,
): Partial<Record<keyof Letter, ContactErrorCode>> => {
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
