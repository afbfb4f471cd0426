import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { useMe } from '../../lib/member/use-me.ts';

const loadPanel = async () => (await import('./TimingPanel.tsx')).TimingPanel;

/** Shows server timings to super administrators, member 1 and impersonating sessions; nobody else loads the panel. */
export function TimingHost() {
  const me = useMe();
  const isDebugging =
    me !== null && (outranks(me.role, 'admin') || me.id === 1 || me.impersonatedBy !== null);
  const { Part: TimingPanel } = useLater(isDebugging, loadPanel);
  if (!TimingPanel || me === null) return null;
  return <TimingPanel isLogged={me.id === 1 || me.impersonatedBy !== null} />;
}
