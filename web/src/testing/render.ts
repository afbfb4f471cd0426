import type { Call, PostedForm, ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { draw, prepare } from '../app/entry-server.ts';

type Request = {
  readonly url: string;
  readonly call: Call;
  readonly manifest?: ViteManifest;
  readonly posted?: PostedForm;
  readonly today?: string;
};
type Shown = {
  readonly status: number;
  readonly body: string;
  readonly redirect?: string;
  readonly scriptHashes?: readonly string[];
  readonly error?: unknown;
};

/** A page as the server makes it; a redirect has no body. */
export const render = async ({ manifest = {}, ...request }: Request): Promise<Shown> => {
  const prepared = await prepare({ ...request, origin: 'https://rondelle.test' });
  if ('redirect' in prepared) return { status: 302, body: '', ...prepared };
  const { drawing, ...head } = prepared;
  return { ...head, body: await draw(drawing, manifest) };
};
