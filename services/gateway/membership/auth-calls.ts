import { loginOutput, mailSentOutput, memberOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import * as commands from '@rondelle/contracts/membership/account.commands.ts';
import { z } from 'zod';

export const loggedOutOutput = z.object({ loggedOut: z.literal(true) });

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
    answer: loginOutput,
    summary: 'Logs in; the token goes into `Authorization: Bearer`.',
  },
  {
    method: 'POST',
    path: '/auth/register',
    procedure: 'account.register',
    type: 'mutation',
    body: commands.register,
    answer: mailSentOutput,
    summary: 'Registers a member, who confirms by mail. Known and unknown addresses get the same answer.',
  },
  {
    method: 'POST',
    path: '/auth/parent-consent',
    procedure: 'account.askParentAgain',
    type: 'mutation',
    body: commands.askForMail,
    answer: mailSentOutput,
    summary:
      'Asks a parent once more to consent, where the account of the address waits for it. All addresses get the same answer.',
  },
  {
    method: 'GET',
    path: '/auth/logout',
    procedure: 'account.logOut',
    type: 'mutation',
    body: null,
    answer: loggedOutOutput,
    summary: 'Ends the session of the token.',
  },
  {
    method: 'GET',
    path: '/auth/user',
    procedure: 'account.current',
    type: 'query',
    body: null,
    answer: memberOutput,
    summary: 'The member whose token it is.',
  },
  {
    method: 'POST',
    path: '/auth/impersonate',
    procedure: 'account.impersonate',
    type: 'mutation',
    body: commands.impersonate,
    answer: memberOutput,
    summary: 'Lets an admin stand in for a member of a lower role.',
  },
  {
    method: 'POST',
    path: '/auth/unimpersonate',
    procedure: 'account.unimpersonate',
    type: 'mutation',
    body: null,
    answer: memberOutput,
    summary: 'Back to the admin’s own account.',
  },
];
