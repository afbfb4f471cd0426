import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm } from './ChangeForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import type { Entity, EntityKind, EntityValues, ScopeLoader } from './entity-kind.ts';
import { OnlyFor } from './OnlyFor.tsx';
import { QueryLoader } from './QueryLoader.tsx';
import { Unscoped } from './Unscoped.ts';

/** The forms that add, change and delete entities of a kind, each with an undo. */
export const entityForms = <
  T extends Entity,
  V extends EntityValues,
  S,
  Added extends object,
  Changed extends object,
  Ids extends object,
>(
  kind: EntityKind<T, V, S, Added, Changed, Ids>,
) => {
  const { name, words, previews, refusals, Fields, Scope } = kind;
  type Scoped = FormProps & { scope: S };
  type Loaded = FormProps & { entity: T; refetch: () => Promise<T> };

  const useCommands = ({ request }: FormProps) => {
    const { lang, client } = useClient();
    return { lang, commands: kind.commands(client, request) };
  };

  const draftOf = (form: string, { scope, ...opened }: Scoped) =>
    [form, opened.id, kind.draft?.(scope, opened)].filter(Boolean).join(' ');

  function Add(props: Scoped) {
    const { title, scope, request, saved } = props;
    const { lang, commands } = useCommands(props);
    const { madeName } = kind;
    return (
      <ChangeForm
        draft={draftOf(`add-${name}`, props)}
        initial={kind.useInitial(scope, request)}
        check={(values) => kind.check(values, true)}
        inputOf={(values) => kind.added(values, scope)}
        send={commands.add}
        submit={title}
        done={({ id, path }, values) => ({
          message: words.added(values, { lang, scope, id }),
          path,
          ...(madeName && { made: { id, name: madeName(values, { lang, scope }) } }),
        })}
        undo={(again, { id, revision }) =>
          commands.remove({
            ...again,
            ...kind.ids(id, scope),
            reason: 'typing-error',
            ifRevision: revision,
          })
        }
        saved={saved}
      >
        {(form) => <Fields form={form} scope={scope} entity={null} request={request} />}
      </ChangeForm>
    );
  }

  function Edit(props: Loaded & Scoped) {
    const { entity, scope, refetch, saved } = props;
    const { lang, commands } = useCommands(props);
    const refusal = refusals?.change?.(entity, scope);
    if (refusal) return <p role="alert">{refusal}</p>;
    const ids = kind.ids(entity.id, entity);
    const before = (values: V) => kind.changed(kind.valuesOf(entity, scope, values), scope);
    const previewed = ({ change, affected }: NonNullable<typeof previews>, values: V) => {
      const input = affected(kind.changed(values, scope), before(values));
      return input && { procedure: change, input: { ...ids, ...input } };
    };
    return (
      <ChangeForm
        draft={draftOf(`edit-${name}`, props)}
        initial={kind.valuesOf(entity, scope, null)}
        check={(values) => kind.check(values, false)}
        inputOf={(values) => ({ ...kind.changed(values, scope), ...ids, ifRevision: values.revision })}
        send={commands.change}
        submit={m.form_save()}
        done={({ path }, values) => ({ message: words.edited(values, { lang, scope, entity }), path })}
        undo={(again, { revision }, values) =>
          commands.change({ ...again, ...ids, ...before(values), ifRevision: revision })
        }
        theirs={{
          now: async (values) => kind.valuesOf(await refetch(), scope, values),
          fields: kind.labels(scope),
        }}
        previewed={previews && ((values) => previewed(previews, values))}
        saved={saved}
      >
        {(form) => <Fields form={form} scope={scope} entity={entity} request={null} />}
      </ChangeForm>
    );
  }

  function Delete(props: Loaded) {
    const { title, entity, saved } = props;
    const { lang, commands } = useCommands(props);
    const refusal = refusals?.remove?.(entity, lang);
    if (refusal) return <p role="alert">{refusal}</p>;
    const ids = kind.ids(entity.id, entity);
    return (
      <DeleteForm
        name={`delete-${name} ${entity.id}`}
        revision={entity.revision}
        question={words.question(entity, lang)}
        submit={title}
        send={(input, options) => commands.remove({ ...input, ...ids }, options)}
        done={words.deleted(entity, lang)}
        undo={(again) => commands.restore({ ...again, ...ids })}
        previewed={previews && { procedure: previews.remove, input: { ...ids, reason: 'other' } }}
        saved={saved}
      />
    );
  }

  function Current({ children, ...props }: FormProps & { children: (loaded: Loaded) => ReactNode }) {
    const { lang, commands } = useCommands(props);
    const { id } = props;
    const query = useQuery({
      queryKey: ['current', name, lang, id],
      queryFn: () => commands.current({ lang, id: id ?? 0 }),
      staleTime: 0,
      retry: false,
    });
    return (
      <QueryLoader query={query}>
        {(entity) => {
          if (!entity) return <p role="alert">{words.unknown?.()}</p>;
          const refetch = async () => (await query.refetch()).data ?? entity;
          return children({ ...props, entity, refetch });
        }}
      </QueryLoader>
    );
  }

  const allowed = (form: ReactNode) =>
    kind.permission ? <OnlyFor permission={kind.permission}>{form}</OnlyFor> : form;

  /** A form about the current entity. */
  const formOf =
    <C,>(Form: (props: Loaded & { scope: C }) => ReactNode, In: ScopeLoader<C>) =>
    (props: FormProps) =>
      allowed(
        <Current {...props}>
          {(loaded) => <In {...props}>{(scope) => <Form {...loaded} scope={scope} />}</In>}
        </Current>,
      );

  return {
    Add: (props: FormProps) => {
      const opened = { ...props, id: null };
      return allowed(<Scope {...opened}>{(scope) => <Add {...opened} scope={scope} />}</Scope>);
    },
    Edit: formOf(Edit, Scope),
    Delete: formOf(Delete, Unscoped),
    formOf,
  };
};
