import * as z from 'zod';

export const hour = 60 * 60;

/** The value of a link without login, and how often one address may try it. */
export const linkToken = z.string().min(1).max(200);
export const linkRate = [{ by: 'address', limit: 120, windowSeconds: hour }] as const;

/** Signed URLs that expire. */
export const fileLinks = z.object({ view_url: z.string(), download_url: z.string() });
