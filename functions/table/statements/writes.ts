import { absent, isVersion } from '../db/conditions';
import { put, type Write } from '../db/writes';
import { PropertyTerms } from './record';

/** The terms of a property; `version` is the next one. */
export const termsWrite = (terms: PropertyTerms): Write<'property-terms'> =>
  put(PropertyTerms, terms, terms.version === 1 ? absent : isVersion(terms.version - 1));
