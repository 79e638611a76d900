import { addressFilters } from '@huoban/runtime';
import { readFilters, withFilters } from '../../components/library-filters';

export const { useFilters, FilterLink } = addressFilters({ read: readFilters, write: withFilters });
