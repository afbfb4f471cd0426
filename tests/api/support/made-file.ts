import { fileKinds } from '@rondelle/gateway/files/files.ts';
import { type MadeFile, makeFile } from '@rondelle/gateway/files/make-file.ts';
import { outputOf } from '@rondelle/gateway/calls/output-of.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { fileAddress, type FileFormat, type FileName } from '@rondelle/contracts/site/files.ts';
import type { Call } from '@rondelle/contracts/site/rendering.ts';

const origin = 'https://rondelle.test';

/** A file as the gateway makes it, without its thread. */
export const madeFile = async (
  call: Call,
  name: FileName,
  format: FileFormat,
  asked: Readonly<Record<string, unknown>>,
  lang: Language = 'fr',
): Promise<MadeFile> => {
  const { input, procedure } = fileKinds[name];
  const output = await outputOf(call, procedure, input.parse({ ...asked, lang }));
  const address = fileAddress(lang, name, format, {});
  return makeFile({ name, output, lang, format, addresses: { origin, firstOrigin: origin }, address });
};
