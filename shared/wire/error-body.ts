import * as z from 'zod';

/** The one shape of every error (decisions, Calls: Errors). `requestId` stands only beside a 5xx; all answers carry it in `x-request-id`. */
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
