import * as z from 'zod';
import { limits } from '../domain/limits';

/** Every success body has it (decisions, Calls). */
export const success = z.literal(1);

export const done = z.object({ success });

/** A text of a form: trimmed of nothing, capped. */
export const line = z.string().max(limits.textCharacters);

/** An opaque id; never a database key. */
export const id = z.string().min(1).max(100);

/** A place in a paged list, as an answer's `next` or `previous` gave it. Opaque to callers. */
export const cursor = z.string().min(1).max(600);

export const pageLimit = z.coerce.number().int().min(1).max(limits.listPageMax);
