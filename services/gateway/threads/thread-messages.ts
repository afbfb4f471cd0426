export type Asked<Question> = { readonly id: number; readonly question: Question };
export type Answered<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: unknown };
