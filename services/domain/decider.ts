/** A pure, total rule: what is so far (`evolve`) and what a command makes of it (`decide`; empty: nothing to do). */
export type Decider<State, Command, Event> = {
  readonly initial: State;
  /** Throws `DomainError` where the command breaks a rule. */
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
};
