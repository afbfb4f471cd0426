/** A pure, total rule: `evolve` folds events into state, `decide` turns a command into events (none: nothing to do). */
export type Decider<State, Command, Event> = {
  readonly initial: State;
  /** Throws `DomainError` when the command breaks a rule. */
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
};
