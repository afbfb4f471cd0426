import { fieldName } from '@rondelle/contracts/site/what-if-search.ts';
import { marginWords } from '../../../ui/game-list/margin-error.ts';

const decidedField = (form: HTMLFormElement, gameId: number): HTMLSelectElement | null => {
  const field = form.elements.namedItem(fieldName(gameId, 'in'));
  return field instanceof HTMLSelectElement ? field : null;
};

/** Clears the field errors, so that the form can be sent again. */
export const forgetMargins = (form: HTMLFormElement, gameIds: readonly number[]): void => {
  for (const id of gameIds) decidedField(form, id)?.setCustomValidity('');
};

/** Checks that the goals of each game fit how it was decided; reports a field error on the first one that does not. */
export const checkMargins = (form: HTMLFormElement, gameIds: readonly number[]): boolean => {
  const filled = new FormData(form);
  for (const id of gameIds) {
    const value = (field: Parameters<typeof fieldName>[1]) => {
      const entry = filled.get(fieldName(id, field));
      return typeof entry === 'string' ? entry : '';
    };
    const [home, away] = [value('home'), value('away')];
    const [realHome = '', realAway = ''] = value('real').split('-');
    const goals = [Number(home || realHome), Number(away || realAway)] as const;
    // A tie is valid with any decision.
    const isFilled = (home !== '' || away !== '') && goals[0] !== goals[1];
    decidedField(form, id)?.setCustomValidity((isFilled && marginWords(...goals, value('in'))) || '');
  }
  return form.reportValidity();
};
