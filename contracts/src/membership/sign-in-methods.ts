import { z } from 'zod';
import { distinct, language, shortText } from '../competition/vocabulary.ts';
import { signInOutcomes } from './sign-in-outcomes.ts';

const withLang = { lang: language.default('fr') };
const text = (most: number) => z.string().max(most);
const token = z.string().regex(/^[\w-]{43}$/);
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*=*$/);
const currentPassword = text(1_000);
/** A code of an authenticator app, or a recovery code; may contain spaces. */
const code = text(40);

/** The member's name for a device. */
export const passkeyName = shortText(60);

/** A credential as browsers serialise it (WebAuthn, `toJSON`). */
const credential = {
  id: base64url(2_000),
  rawId: base64url(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: text(40).nullish(),
};

export const beginPasskey = z.object({ ...withLang, currentPassword });
export const storePasskey = z.object({
  ...withLang,
  token,
  name: passkeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(10_000),
      transports: distinct(text(40), 10).optional(),
    }),
  }),
});
export type MadePasskey = z.infer<typeof storePasskey>;

export const enterByPasskey = z.object({
  ...withLang,
  token,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});
export type EnterByPasskey = z.infer<typeof enterByPasskey>;

const passkeyId = base64url(2_000);
export const renamePasskey = z.object({ ...withLang, id: passkeyId, name: passkeyName });
export const removePasskey = z.object({ ...withLang, id: passkeyId });

export const withPassword = z.object({ ...withLang, currentPassword });
export const withCode = z.object({ ...withLang, code: code.min(1) });

const providerKey = z.string().regex(/^[a-z0-9-]{1,30}$/);
export const linkProvider = z.object({ ...withLang, provider: providerKey, currentPassword });
export const unlinkProvider = z.object({ ...withLang, provider: providerKey });

/** Registers somebody who signed in with a provider and has no account yet. */
export const joinFromElsewhere = z.object({
  ...withLang,
  username: text(200),
  isOver14: z.boolean(),
  acceptsTerms: z.boolean(),
});
export type JoinFromElsewhere = z.infer<typeof joinFromElsewhere>;

export const providersOutput = z.object({
  providers: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type ProvidersOutput = z.infer<typeof providersOutput>;

/** Secret for an authenticator app: as a QR code, as an `otpauth` URL, or to type in. */
export const authenticatorOffer = z.object({
  secret: z.string(),
  address: z.string(),
  /** A data URL. */
  picture: z.string(),
});
export type AuthenticatorOffer = z.infer<typeof authenticatorOffer>;

/** Recovery codes, displayed once; empty when the earlier codes stay valid. */
export const codesOutput = z.object({ codes: z.array(z.string()) });

export const signInMethodsOutput = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  providers: z.array(z.object({ key: z.string(), name: z.string(), linkedAt: z.iso.datetime().nullable() })),
  /** When the authenticator app was set up; null without one. */
  authenticatorSince: z.iso.datetime().nullable(),
  recoveryCodes: z.int(),
  /** True when the site requires a second factor that this session has not provided. */
  isHeldBack: z.boolean(),
});
export type SignInMethodsOutput = z.infer<typeof signInMethodsOutput>;

/** A pending sign-in with a provider, and what is still required. */
export const arrivalOutput = z.object({
  outcome: z.enum(signInOutcomes),
  provider: z.string(),
  email: z.string().nullable(),
});
