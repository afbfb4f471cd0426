type Recaptcha = {
  readonly ready: (then: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
};

let loading: Promise<Recaptcha> | undefined;

const load = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')));
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not start'));
    });
    document.head.append(script);
  });

/**
 * Returns a reCAPTCHA token for an action. Empty when reCAPTCHA cannot be reached, so that the server reports the
 * missing captcha.
 */
export const recaptchaToken = async (siteKey: string, action: string): Promise<string> => {
  loading ??= load(siteKey);
  try {
    return await (await loading).execute(siteKey, { action });
  } catch {
    loading = undefined;
    return '';
  }
};
