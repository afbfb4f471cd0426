import { Box } from '@mantine/core';
import { formatNumber } from '../../lib/format/format.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import { m } from '../../paraglide/messages.js';
import { PlainTable } from '../../ui/plain-table/PlainTable.tsx';

type Files = Outputs['site']['openData']['dumps'][number]['files'];

/** Size in kilobytes (1,000 bytes), rounded, at least 1. */
const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1_000));

export function DumpFiles({ label, files }: { label: string; files: Files }) {
  return (
    <PlainTable label={label}>
      <thead>
        <tr>
          <th scope="col">{m.opendata_file()}</th>
          <th scope="col">{m.opendata_size()}</th>
          <th scope="col">{m.opendata_sum()}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, address, bytes, sha256 }) => (
          <tr key={name}>
            <th scope="row">
              <a href={address} download>
                {name}
              </a>
            </th>
            <Box component="td" style={{ whiteSpace: 'nowrap' }}>
              {m.opendata_kb({ size: formatNumber(kilobytes(bytes)) })}
            </Box>
            <td>
              <Box component="code" fz="xs" style={{ overflowWrap: 'anywhere' }}>
                {sha256}
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
