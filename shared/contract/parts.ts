import * as z from 'zod';
import { limits } from '../domain/limits';

/** Every success body has it (decisions, Calls). */
export const success = z.literal(1);

export const done = z.object({ success });

/** Form text: capped, not trimmed. */
export const line = z.string().max(limits.textCharacters);

/** An opaque id; never a database key. */
export const id = z.string().min(1).max(100);

/** A page position from an answer's `next` or `previous`, opaque to the caller. */
export const cursor = z.string().min(1).max(600);

export const pageLimit = z.coerce.number().int().min(1).max(limits.listPageMax);
