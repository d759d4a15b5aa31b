import * as z from 'zod';

/** Every error's shape (decisions, Calls: Errors). Only a 5xx has `requestId`; all have `x-request-id`. */
export const ErrorBody = z.object({
  success: z.literal(0),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
