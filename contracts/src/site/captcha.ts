/** What somebody has to show for that they are no program. */
export const captchaActions = ['register', 'post', 'letter'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** What was shown, and what for: `score` from 0, a program, to 1. */
export type CaptchaRecord = {
  readonly action: CaptchaAction;
  readonly token: string;
  readonly score: number;
};

export const captchaKinds = ['proof-of-work', 'none'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];
