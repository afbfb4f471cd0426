/** A start that can't be, told to the person in plain words and without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
