import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

type Process = { readonly pid: number; readonly parent: number; readonly command: string };

/** A minimal Linux has /proc but no `ps`; macOS has `ps` but no /proc. */
const fromProc = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [state, parent] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '').split(
          ' ',
        );
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(pid), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });

const fromPs = (): Process[] =>
  execFileSync('ps', ['-ww', '-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });

const all = (): Process[] => (process.platform === 'linux' ? fromProc() : fromPs());

/** Running commands that name a data folder. */
export const runningOn = (folder: string): string[] =>
  all()
    .filter(({ command }) => command.includes(folder))
    .map(({ command }) => command);

export const childrenOf = (parent: number): number[] =>
  all()
    .filter((one) => one.parent === parent)
    .map(({ pid }) => pid);

export const isAlive = (pid: number): boolean => all().some((one) => one.pid === pid);
