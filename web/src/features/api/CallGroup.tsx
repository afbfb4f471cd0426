import type { Answers } from '../../lib/answers.ts';
import { m } from '../../paraglide/messages.js';
import { PlainTable } from '../../ui/plain-table/PlainTable.tsx';
import classes from './api.module.css';

type Group = Answers['site']['calls']['groups'][number];
type Call = Group['calls'][number];

function Parameters({ call }: { call: Call }) {
  if (call.parameters.length === 0) return <p>{m.api_no_parameters()}</p>;
  return (
    <PlainTable label={m.api_parameters({ call: `${call.method} ${call.path}` })}>
      <thead>
        <tr>
          <th scope="col">{m.api_parameter()}</th>
          <th scope="col">{m.api_meaning()}</th>
          <th scope="col">{m.api_example()}</th>
        </tr>
      </thead>
      <tbody>
        {call.parameters.map(({ name, isRequired, description, example }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && ` ${m.api_required()}`}
            </th>
            <td lang="en">{description}</td>
            <td>{example !== null && <code>{example}</code>}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function CallPart({ call }: { call: Call }) {
  return (
    <details className={classes.call}>
      <summary>
        <code>{`${call.method} ${call.path}`}</code>
        <span lang="en">{call.summary}</span>
        {call.needsToken && <small>{m.api_needs_token()}</small>}
        {call.isDeprecated && <small>{m.api_deprecated()}</small>}
      </summary>
      <Parameters call={call} />
      {call.example && (
        <p>
          {m.api_try()} <a href={call.example}>{call.example}</a>
        </p>
      )}
      {call.body && (
        <pre tabIndex={0} aria-label={m.api_body()}>
          {call.body}
        </pre>
      )}
    </details>
  );
}

/** The calls about one kind of thing; each opens to its parameters and examples. */
export function CallGroup({ group: { name, calls } }: { group: Group }) {
  return (
    <section aria-labelledby={name} className={classes.group}>
      <h2 id={name}>{name}</h2>
      {calls.map((call) => (
        <CallPart key={`${call.method} ${call.path}`} call={call} />
      ))}
    </section>
  );
}
