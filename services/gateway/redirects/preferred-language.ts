import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';

const quality = (parameters: readonly string[]): number => {
  const q = parameters
    .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return q === undefined ? 1 : Number(q);
};

/** The language that a browser prefers by its `Accept-Language`; French where it wants neither French nor English. */
export const preferredLanguage = (header: string | undefined): Language => {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    return { tag: tag.trim().toLowerCase().split('-')[0] ?? '', q: quality(parameters) };
  });
  const best = wishes
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .flatMap(({ tag }) => languages.filter((language) => language === tag));
  return best[0] ?? 'fr';
};
