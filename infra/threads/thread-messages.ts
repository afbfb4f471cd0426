/** Work of a thread, by name. */
export type ThreadWork = Readonly<Record<string, (question: never) => Promise<unknown>>>;

export type Asked<Question> = { readonly id: number; readonly work: string; readonly question: Question };
export type Answered<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: unknown };
