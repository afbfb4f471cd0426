import { Box } from '@mantine/core';
import { m } from '../../paraglide/messages.js';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

/** A text whose names of files stand between backquotes; each stays on one line. */
const withCode = (text: string) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <Box key={part} component="code" style={{ whiteSpace: 'nowrap' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  );

/** The files for those who write programs, after the files themselves. */
export function FileFormat() {
  return (
    <Section title={m.opendata_format_title()}>
      <div className={`${blocks.prose} ${blocks.note}`}>
        <p>{withCode(m.opendata_format())}</p>
        <p>{m.opendata_left_out()}</p>
      </div>
    </Section>
  );
}
