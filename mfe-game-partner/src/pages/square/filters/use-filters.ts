import { addressFilters } from '@huoban/runtime';
import { readFilters, withFilters } from './filters';

export const { useFilters, FilterLink } = addressFilters({ read: readFilters, write: withFilters });
