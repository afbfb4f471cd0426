import { m } from '../../paraglide/messages.js';
import type { Action } from './Actions.tsx';

const ofCatalogue = { permission: 'catalogue/write' } as const;

export const regionActions = (id: number): readonly Action[] => [
  { ...ofCatalogue, form: 'edit-region', id, name: m.region_form_edit() },
  { ...ofCatalogue, form: 'delete-region', id, name: m.region_form_delete() },
];
export const categoryActions = (id: number): readonly Action[] => [
  { ...ofCatalogue, form: 'edit-category', id, name: m.category_form_edit() },
  { ...ofCatalogue, form: 'category-policy', id, name: m.policy_form() },
  { ...ofCatalogue, form: 'delete-category', id, name: m.category_form_delete() },
];
export const cityActions = (id: number): readonly Action[] => [
  { ...ofCatalogue, form: 'edit-city', id, name: m.city_form_edit() },
  { ...ofCatalogue, form: 'delete-city', id, name: m.city_form_delete() },
];
export const organizationActions = (id: number): readonly Action[] => [
  { ...ofCatalogue, form: 'edit-organization', id, name: m.organization_form_edit() },
  { ...ofCatalogue, form: 'delete-organization', id, name: m.organization_form_delete() },
];
/** Actions for categories, regions, divisions and rulesets. */
export const catalogueActions = (): readonly Action[] => [
  { ...ofCatalogue, form: 'add-category', name: m.category_form_add() },
  { ...ofCatalogue, form: 'add-region', name: m.region_form_add() },
  { ...ofCatalogue, form: 'divisions', name: m.divisions_form() },
  { form: 'rulesets', name: m.rulesets_form() },
];
