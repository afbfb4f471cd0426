import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { crestMotifs, crestOutlines } from '@rondelle/contracts/crest/crest-shapes.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';

export type ChosenValues = { main: string; second: string; outline: string; motif: string };

export const crestValues = ({ main, second, outline, motif }: CrestChoice): ChosenValues => ({
  main,
  second,
  outline,
  motif,
});

export const crestIn = ({ main, second, outline, motif }: ChosenValues): CrestChoice => ({
  main: main.toLowerCase(),
  second: second.toLowerCase(),
  outline: crestOutlines.find((one) => one === outline) ?? 'shield',
  motif: crestMotifs.find((one) => one === motif) ?? 'bars',
});

export const checkCrest = (values: ChosenValues): readonly FieldError[] =>
  (['main', 'second'] as const).flatMap((field) =>
    /^#[0-9a-f]{6}$/i.test(values[field]) ? [] : [{ field, message: m.crest_check_colour() }],
  );
