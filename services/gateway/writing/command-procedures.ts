import type {
  CommandKind,
  CommandsByKind,
  PreparedField,
  Unprepared,
} from '@rondelle/contracts/competition/commands.ts';
import { type Written, written } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Identified } from '@rondelle/domain/execute.ts';
import type { TRPCMutationProcedure } from '@trpc/server';
import { z } from 'zod';
import type { RestMeta } from '../rest/rest-meta.ts';
import { type Meta, unchecked } from '../trpc/trpc.ts';
import { create, send } from '@rondelle/commands/run-command.ts';
import { isOfSupervisors, permissionFor } from '@rondelle/commands/who-may.ts';
import { supervisingWriter, writer } from './writer.ts';
import type { Writing } from '@rondelle/commands/writing.ts';

type Schemas = Readonly<Record<string, z.ZodObject>>;
type Named = { readonly [procedure: string]: string };
/** Fields that no client sends for a new entity: its id, and the key that only imports have. */
type ServerSetField<Kind extends CommandKind> = `${Kind}Id` | 'key';

type Mutation<Input> = TRPCMutationProcedure<{
  input: Input & { lang?: Language | undefined; actionId?: string | undefined };
  output: Written;
  meta: Meta;
}>;
type InputOf<Schema> = Schema extends z.ZodObject ? z.input<Schema> : never;
type Mutations<S extends Schemas, Names extends Named, Unsent extends string> = {
  readonly [Name in keyof Names]: Mutation<Omit<InputOf<S[Names[Name]]>, Unsent>>;
};

const preparedFields: Readonly<Record<PreparedField, true>> = {
  hasPlayed: true,
  hasToCome: true,
  inUse: true,
  by: true,
  settles: true,
};

/** The schema of a command without the fields that clients do not send. */
const sentIn = (schema: z.ZodObject, unsent: Readonly<Record<string, true>>): z.ZodObject =>
  z
    .object(Object.fromEntries(Object.entries(schema.shape).filter(([field]) => !(field in unsent))))
    .meta({ ...schema.meta() });

type Input = Identified & Readonly<Record<string, unknown>>;
type Run = (writing: Writing, input: Input) => Promise<Written>;
const identified = (input: object) => input as Input;

const procedureFor = (
  kind: CommandKind,
  type: string,
  schema: z.ZodObject,
  rest: RestMeta | undefined,
  run: Run,
) => {
  const meta = rest ? { rest } : {};
  if (!isOfSupervisors({ type }) || (kind !== 'league' && kind !== 'tournament'))
    return writer(permissionFor(kind, { type }))
      .meta(meta)
      .input(schema)
      .output(unchecked(written))
      .mutation(({ ctx: { write }, input }) => run(write, identified(input)));
  const subjectOf = (input: object) => ({ kind, id: Number(identified(input)[`${kind}Id`]) });
  return supervisingWriter(schema, subjectOf)
    .meta(meta)
    .output(unchecked(written))
    .mutation(({ ctx: { write }, input }) => run(write, identified(input)));
};

/**
 * Derives one mutation per command from the commands' schemas: those in `entering` create an entity, those in
 * `changing` change one. `rest` has the routes of some commands.
 */
export const commandProcedures = <
  Kind extends CommandKind,
  S extends Schemas,
  Entering extends Readonly<Record<string, keyof S & string>>,
  Changing extends Readonly<Record<string, keyof S & string>>,
>(
  kind: Kind,
  schemas: S,
  {
    entering,
    changing,
    rest = {},
  }: {
    readonly entering: Entering;
    readonly changing: Changing;
    readonly rest?: { readonly [Name in keyof (Entering & Changing)]?: RestMeta };
  },
): Mutations<S, Entering, PreparedField | ServerSetField<Kind>> & Mutations<S, Changing, PreparedField> => {
  const idField = `${kind}Id`;
  const routes: Readonly<Record<string, RestMeta | undefined>> = rest;
  // The schema of the command has validated the fields.
  const commandOf = (type: string, fields: object) =>
    ({ type, ...fields }) as unknown as Unprepared<CommandsByKind[Kind]>;
  const made = (names: Named, unsent: Readonly<Record<string, true>>, runOf: (type: string) => Run) =>
    Object.entries(names).map(([name, type]) => {
      const schema = schemas[type];
      if (!schema) throw new Error(`no schema of ${type}`);
      return [name, procedureFor(kind, type, sentIn(schema, unsent), routes[name], runOf(type))];
    });
  return Object.fromEntries([
    ...made(entering, { ...preparedFields, [idField]: true, key: true }, (type) => (write, input) => {
      const key = 'key' in (schemas[type]?.shape ?? {}) ? { key: null } : {};
      return create(write, kind, input, (id) => [commandOf(type, { ...input, [idField]: id, ...key })]);
    }),
    ...made(
      changing,
      preparedFields,
      (type) => (write, input) => send(write, kind, input, Number(input[idField]), [commandOf(type, input)]),
    ),
  ]);
};
