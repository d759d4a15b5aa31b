import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../../shared/domain/roles';

const plain = (viewer: Viewer): unknown => JSON.parse(JSON.stringify(viewer));

/** Whether the stored session still says what the token does: who, in which role, with which grants. */
export const isSameViewer = (a: Viewer, b: Viewer): boolean => isDeepStrictEqual(plain(a), plain(b));
