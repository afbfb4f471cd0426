import { loginAnswer, mailSentAnswer, memberAnswer } from '@rondelle/contracts/membership/account.answers.ts';
import * as commands from '@rondelle/contracts/membership/account.commands.ts';
import { z } from 'zod';

export const loggedOutAnswer = z.object({ loggedOut: z.literal(true) });

/** A REST call about who is there: its body is the procedure's input. */
export type AuthCall = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly procedure: string;
  readonly type: 'query' | 'mutation';
  readonly body: z.ZodObject | null;
  readonly answer: z.ZodType;
  readonly summary: string;
};

export const authCalls: readonly AuthCall[] = [
  {
    method: 'POST',
    path: '/auth/login',
    procedure: 'account.openApiSession',
    type: 'mutation',
    body: commands.logIn,
    answer: loginAnswer,
    summary: 'Logs in; the token goes into `Authorization: Bearer`.',
  },
  {
    method: 'POST',
    path: '/auth/register',
    procedure: 'account.register',
    type: 'mutation',
    body: commands.register,
    answer: mailSentAnswer,
    summary: 'Registers a member, who confirms by mail. Known and unknown addresses get the same answer.',
  },
  {
    method: 'POST',
    path: '/auth/parent-consent',
    procedure: 'account.askParentAgain',
    type: 'mutation',
    body: commands.askForMail,
    answer: mailSentAnswer,
    summary:
      'Asks a parent once more to consent, where the account of the address waits for it. All addresses get the same answer.',
  },
  {
    method: 'GET',
    path: '/auth/logout',
    procedure: 'account.logOut',
    type: 'mutation',
    body: null,
    answer: loggedOutAnswer,
    summary: 'Ends the session of the token.',
  },
  {
    method: 'GET',
    path: '/auth/user',
    procedure: 'account.current',
    type: 'query',
    body: null,
    answer: memberAnswer,
    summary: 'The member whose token it is.',
  },
  {
    method: 'POST',
    path: '/auth/impersonate',
    procedure: 'account.impersonate',
    type: 'mutation',
    body: commands.impersonate,
    answer: memberAnswer,
    summary: 'Lets an admin stand in for a member of a lower role.',
  },
  {
    method: 'POST',
    path: '/auth/unimpersonate',
    procedure: 'account.unimpersonate',
    type: 'mutation',
    body: null,
    answer: memberAnswer,
    summary: 'Back to the admin’s own account.',
  },
];
