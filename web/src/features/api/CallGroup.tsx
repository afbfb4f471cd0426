import { Box } from '@mantine/core';
import type { Outputs } from '../../lib/http/outputs.ts';
import { m } from '../../paraglide/messages.js';
import { PlainTable } from '../../ui/plain-table/PlainTable.tsx';
import blocks from '../../ui/blocks.module.css';

type Group = Outputs['site']['calls']['groups'][number];
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
    <Box component="details" style={{ borderBottom: '1px solid var(--r-line)' }}>
      <Box component="summary" className={blocks.line ?? ''} py="0.5rem">
        <Box component="code" flex="0 1 22rem" miw={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {`${call.method} ${call.path}`}
        </Box>
        <span className={blocks.grow} lang="en">
          {call.summary}
        </span>
        {call.needsToken && <small>{m.api_needs_token()}</small>}
        {call.isDeprecated && <small>{m.api_deprecated()}</small>}
      </Box>
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
    </Box>
  );
}

/** The calls of one resource; each unfolds to its parameters and examples. */
export function CallGroup({ group: { name, calls } }: { group: Group }) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      {calls.map((call) => (
        <CallPart key={`${call.method} ${call.path}`} call={call} />
      ))}
    </section>
  );
}
