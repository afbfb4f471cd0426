/** Actions that require proof that the sender is human. */
export const captchaActions = ['register', 'post', 'letter'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** A solved captcha; `score` is 0 for a program and 1 for a human. */
export type CaptchaRecord = {
  readonly action: CaptchaAction;
  readonly token: string;
  readonly score: number;
};

export const captchaKinds = ['proof-of-work', 'none'] as const;
export type CaptchaKind = (typeof captchaKinds)[number];
