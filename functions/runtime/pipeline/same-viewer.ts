import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../shared/domain/people/roles';

const plain = (viewer: Viewer): unknown => JSON.parse(JSON.stringify(viewer));

/** Whether the stored session agrees with the token on person, role and grants. */
export const isSameViewer = (a: Viewer, b: Viewer): boolean => isDeepStrictEqual(plain(a), plain(b));
