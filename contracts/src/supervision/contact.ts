import { cleanLine, cleanText } from '../text.ts';
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
/** A single line, so that it cannot inject mail headers. */
const isName = (text: string): boolean => {
  const { length } = cleanLine(text);
  return length > 0 && length <= longestName && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());
};

/** A letter as it is mailed, without characters that are invisible or change its reading order. */
export const cleanLetter = <L extends Pick<Letter, 'name' | 'message'>>(letter: L): L => ({
  ...letter,
  name: cleanLine(letter.name),
  message: cleanText(letter.message),
});

/**
 * Returns the field errors of a message; browser and server both use it. Members skip the name and the hockey question.
 */
export const contactErrors = (
  letter: Letter,
  isMember: boolean,
): Partial<Record<keyof Letter, ContactErrorCode>> => {
  const { name, replyTo, hockeyAnswer } = letter;
  const { length } = cleanText(letter.message);
  return {
    ...(!isMember && !isName(name) && { name: 'contact/name-missing' as const }),
    ...(replyTo.trim() !== '' && !isEmail(replyTo) && { replyTo: 'account/email-malformed' as const }),
    ...((length < messageLength.least || length > messageLength.most) && {
      message: 'contact/message-length' as const,
    }),
    ...(!isMember && !isRightAnswer(hockeyAnswer) && { hockeyAnswer: 'account/wrong-answer' as const }),
  };
};
