import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { useLater } from '../../lib/use-later.ts';
import { useMe } from '../../lib/use-me.ts';

const loadPanel = async () => (await import('./TimingPanel.tsx')).TimingPanel;

/** For super administrators: how long each part of what they ask for takes. Nobody else loads any of it. */
export function TimingHost() {
  const me = useMe();
  const isDebugging =
    me !== null && (outranks(me.role, 'admin') || me.id === 1 || me.impersonatedBy !== null);
  const { Part: TimingPanel } = useLater(isDebugging, loadPanel);
  if (!TimingPanel || me === null) return null;
  return <TimingPanel isLogged={me.id === 1 || me.impersonatedBy !== null} />;
}
