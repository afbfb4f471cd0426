type Query<Q> = { readonly query: Q };
type Mutation<M> = { readonly mutate: M };

/** The commands of a kind, from its calls to the server; those that add and change it differ in name. */
export const commandsOf = <Current, Remove, Restore, Add, Change>(
  calls: {
    readonly current: Query<Current>;
    readonly delete: Mutation<Remove>;
    readonly restore: Mutation<Restore>;
  },
  add: Mutation<Add>,
  change: Mutation<Change>,
) => ({
  current: calls.current.query,
  add: add.mutate,
  change: change.mutate,
  remove: calls.delete.mutate,
  restore: calls.restore.mutate,
});
