import { m } from '@rondelle/infra/config/terminal-messages.ts';
import type { DatasetFault, DatasetProblem, Rejection } from './faults.ts';

const shownProblems = 20;

const withValue = (text: string, value: string): string => (value === '' ? text : `${text} (${value})`);

/** Why a row was left out. */
export const reasonText = ({ reason, value }: Pick<Rejection, 'reason' | 'value'>): string => {
  const text = m[`import/reason/${reason}`]({ line: value });
  return reason === 'refused' ? withValue(text, value) : text;
};

const problemLine = ({ path, problem, value }: DatasetProblem): string =>
  m.import_rejected({ where: path, reason: withValue(m[`import/problem/${problem}`](), value) });

const nothing = { option: '', path: '', file: '', megabytes: '', limit: '', line: '', detail: '' };

/** Why a dataset cannot be imported at all. */
export const faultText = (fault: DatasetFault): string => {
  if (fault.code === 'wrong-format' && fault.found)
    return m.import_wrong_format_found({ found: fault.found });
  const columns = 'columns' in fault ? fault.columns.join(', ') : '';
  const problems =
    'problems' in fault ? fault.problems.slice(0, shownProblems).map(problemLine).join('\n') : '';
  return m[`import/fault/${fault.code}`]({ ...nothing, ...fault, columns, problems });
};
